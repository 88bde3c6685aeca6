import { Markdown } from '../../components/markdown/Markdown.tsx'
import { useClientConfig } from '../../session/client-config.ts'
import styles from './Footer.module.css'

/** The footer text of the organizers, in Markdown. If it is empty, only the platform's name. */
export function Footer() {
  const { footerInfo, title } = useClientConfig()
  return (
    <footer className={styles.footer}>
      {footerInfo ? <Markdown source={footerInfo} inline /> : <span>{title}</span>}
    </footer>
  )
}
