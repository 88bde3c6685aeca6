import type {
  ChallengeCategory,
  ChallengeType,
  SubmissionType,
} from '../../../prisma/generated/client/enums.ts'
import { builder } from '../../graphql/builder.ts'

export const ChallengeCategoryEnum = builder.enumType('ChallengeCategory', {
  description: 'The field of a challenge.',
  values: {
    Misc: { description: 'Miscellaneous.' },
    Crypto: { description: 'Cryptography.' },
    Pwn: { description: 'Exploitation of binaries.' },
    Web: { description: 'Web security.' },
    Reverse: { description: 'Reverse engineering.' },
    Blockchain: { description: 'Blockchains and smart contracts.' },
    Forensics: { description: 'Analysis of traces and data.' },
    Hardware: { description: 'Hardware and embedded systems.' },
    Mobile: { description: 'Mobile apps.' },
    PPC: { description: 'Professional programming and coding.' },
    AI: { description: 'Artificial intelligence.' },
    Pentest: { description: 'Penetration testing.' },
    OSINT: { description: 'Open-source intelligence.' },
  } as const satisfies Record<ChallengeCategory, object>,
})

export const ChallengeTypeEnum = builder.enumType('ChallengeType', {
  description: 'In dynamic challenges every team has its own flag.',
  values: {
    StaticAttachment: { description: 'The same flag and attachment for all teams.' },
    StaticContainer: { description: 'The same flag for all teams, and an instance per team.' },
    DynamicAttachment: { description: 'A flag and an attachment of its own for every team.' },
    DynamicContainer: { description: 'A generated flag and an instance of its own for every team.' },
  } as const satisfies Record<ChallengeType, object>,
})

export const SubmissionTypeEnum = builder.enumType('SubmissionType', {
  description: 'Normal, or first, second or third blood: of a submission when it was judged, of a solve now.',
  values: {
    Unaccepted: { description: 'Not a solve.' },
    FirstBlood: { description: 'The first solve of the challenge.' },
    SecondBlood: { description: 'The second solve of the challenge.' },
    ThirdBlood: { description: 'The third solve of the challenge.' },
    Normal: { description: 'A solve without blood.' },
  } as const satisfies Record<SubmissionType, object>,
})
