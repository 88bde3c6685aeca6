import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router'
import type { TeamDialog_team$key } from '../../__generated__/TeamDialog_team.graphql.ts'
import { TeamAvatar } from '../../components/Avatar.tsx'
import { CopyField } from '../../components/controls/CopyField.tsx'
import { showSuccess } from '../../components/toasts.ts'
import { CropDialog } from '../asset/crop/CropDialog.tsx'
import { PictureButton } from '../asset/PictureButton.tsx'
import { PictureDrop } from '../asset/PictureDrop.tsx'
import { LockText } from './LockText.tsx'
import { TeamConfirm, type TeamAction } from './TeamConfirm.tsx'
import { TeamForm } from './TeamForm.tsx'
import { TeamMemberRow } from './membership/TeamMemberRow.tsx'
import { useIsPhone } from '../../theme/useIsPhone.ts'
import styles from './TeamDialog.module.css'

type Props = { team: TeamDialog_team$key; onClose: () => void }

/** The team management of a captain. A confirmation replaces this dialog, so only one dialog is open. */
export function TeamDialog({ team: key, onClose }: Props) {
  const { t } = useTranslation()
  const team = useFragment(
    graphql`
      fragment TeamDialog_team on Team {
        databaseId
        name
        avatarUrl
        locked
        inviteCode
        members {
          user {
            databaseId
          }
          ...TeamMemberRow_member
        }
        ...TeamForm_team
        ...TeamConfirm_team
      }
    `,
    key,
  )
  const isPhone = useIsPhone()
  const { revalidate } = useRevalidator()
  const [action, setAction] = useState<TeamAction | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const { databaseId, name, inviteCode, members } = team

  function finishPicture() {
    setFile(null)
    showSuccess(t('picture.stored'))
    void revalidate()
  }

  return (
    <>
      <Modal
        opened={action === null && file === null}
        onClose={onClose}
        keepMounted
        fullScreen={isPhone ?? false}
        size={600}
        title={<b className={styles.title}>{t('team.manageOf', { name })}</b>}
      >
        <div className={styles.picture}>
          <PictureDrop onChoose={setFile}>
            <TeamAvatar name={name} url={team.avatarUrl ?? null} size={64} />
          </PictureDrop>
          <PictureButton size="xs" label={t('picture.change')} onChoose={setFile} />
        </div>
        <TeamForm team={team} />
        <section className={styles.section}>
          <h3>{t('team.code')}</h3>
          <p className={styles.text}>{t('team.codeText')}</p>
          <div className={styles.code}>
            <div className="h-grow">
              <CopyField value={inviteCode ?? ''} label={t('team.code')} />
            </div>
            <Button size="xs" onClick={() => setAction({ kind: 'regenerate' })}>
              {t('team.regenerate')}
            </Button>
          </div>
        </section>
        <section className={styles.section}>
          <h3>{t('team.members', { count: members.length })}</h3>
          <ul className={styles.members}>
            {members.map((member) => (
              <TeamMemberRow key={member.user.databaseId} member={member} onAction={setAction} />
            ))}
          </ul>
        </section>
        <section className={styles.section}>
          <h3>{t('team.disband')}</h3>
          <p className={styles.text}>{t('team.disbandText', { count: members.length })}</p>
          <Button className={styles.danger ?? ''} onClick={() => setAction({ kind: 'disband' })}>
            {t('team.disbandAction', { name })}
          </Button>
          <LockText locked={team.locked} />
        </section>
      </Modal>
      <CropDialog
        opened={file !== null}
        file={file}
        onChoose={setFile}
        onClose={() => setFile(null)}
        title={t('picture.ofTeam', { name })}
        url={`/api/team/${databaseId}/avatar`}
        onStored={finishPicture}
      />
      <TeamConfirm team={team} action={action} onClose={() => setAction(null)} />
    </>
  )
}
