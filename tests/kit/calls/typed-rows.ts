type Fields = Record<string, unknown>

/** The selection of a notice from which `noticeRow` makes the row of the REST contract. */
export const noticeFields = `type ... on TextNotice { content } ... on BloodNotice { teamName challengeTitle }
  ... on HintNotice { challengeTitle } ... on ChallengeNotice { challengeTitle }`

export function noticeRow({ type, content, teamName, challengeTitle }: Fields) {
  return { type, values: [content, teamName, challengeTitle].filter((value) => value !== undefined) }
}

/** The selection of an event from which `eventRow` makes the row of the REST contract, without ids. */
export const eventFields = `type userName teamName ... on TextEvent { content }
  ... on InstanceStartEvent { challengeTitle } ... on InstanceEndEvent { challengeTitle }
  ... on SubmissionEvent { isCorrect answer challengeTitle }
  ... on CheatEvent { challengeTitle ownerTeamName }`

export function eventRow(event: Fields) {
  const { type, userName, teamName } = event
  return { type, values: eventValues(event), user: userName ?? '', team: teamName }
}

function eventValues({ type, content, isCorrect, answer, challengeTitle, teamName, ownerTeamName }: Fields) {
  switch (type) {
    case 'FlagSubmit':
      return [isCorrect === true ? 'Accepted' : 'WrongAnswer', answer, challengeTitle]
    case 'CheatDetected':
      return [challengeTitle, teamName, ownerTeamName]
    case 'Normal':
      return [content]
    default:
      return [challengeTitle]
  }
}
