import { exampleGameId as gameId, json, type Example } from './example.ts'

/** Tasks of monitors, administrators and importers. */
export const organizerExamples: Example[] = [
  {
    query: `# For monitors: attempts and solve rate of each challenge.
query SolveRates($gameId: ID!) {
  game(id: $gameId) {
    challengeStatistics {
      title
      submissionCount
      attemptingTeamCount
      solvingTeamCount
      solveRate
    }
  }
}
`,
    variables: json({ gameId }),
  },
  {
    query: `# For monitors: submissions since a given time, the oldest first, page by page.
query SubmissionsSince($gameId: ID!, $since: DateTime!, $after: String) {
  game(id: $gameId) {
    submissions(first: 50, since: $since, after: $after, orderBy: { field: SUBMITTED_AT, direction: ASC }) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          submittedAt
          status
          answer
        }
      }
    }
  }
}
`,
    variables: json({ gameId, since: '2020-01-01T00:00:00Z', after: null }),
  },
  {
    query: `# For administrators: creates a challenge with all its parts. If one part is not valid, nothing is created.
mutation CreateChallenge($input: CreateChallengeInput!) {
  createChallenge(input: $input) {
    __typename
    ... on CreateChallengePayload {
      challenge {
        id
        title
        isEnabled
        flags {
          flag
        }
      }
    }
    ... on Error {
      code
      message
      ... on InvalidInputError {
        issues {
          path
          message
        }
      }
    }
  }
}
`,
    variables: json({
      input: {
        gameId,
        title: 'Lighthouse',
        category: 'Misc',
        type: 'StaticAttachment',
        content: 'What does the light say?',
        hints: ['It is not Morse.'],
        originalScore: 500,
        flags: [{ flag: 'flag{keep_to_starboard}' }],
        attachment: { attachmentType: 'Remote', remoteUrl: 'https://example.com/light.mp4' },
        isEnabled: true,
      },
    }),
  },
  {
    query: `# For authors: the challenges with these titles, with the fields that an importer compares with its files.
query ImportDifference($gameId: ID!, $titles: [String!]) {
  game(id: $gameId) {
    allChallenges(titles: $titles) {
      id
      title
      content
      hints
      isEnabled
      originalScore
      flags {
        id
        flag
      }
      challengeAttachment {
        hash
        name
      }
    }
  }
}
`,
    variables: json({ gameId, titles: ['Lighthouse'] }),
  },
  {
    query: `# For administrators: registrations by division.
query Registrations($gameId: ID!) {
  game(id: $gameId) {
    registrations {
      division
      teamCount
      acceptedCount
      pendingCount
      memberCount
    }
  }
}
`,
    variables: json({ gameId }),
  },
]
