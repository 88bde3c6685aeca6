import { exampleGameId, json, type Example } from './example.ts'
import { taskExamples } from './task-examples.ts'

/** The explorer's initial tabs. A test validates them against the schema. */
export const examples: Example[] = [
  {
    query: `# The current board. \`seq\` is its version.
query ReadBoard($gameId: Int!) {
  game: gameByDatabaseId(databaseId: $gameId) {
    title
    state
    end
    scoreboard {
      seq
      challenges {
        databaseId
        title
        category
        score
        solvedCount
      }
      entries(first: 10) {
        totalCount
        edges {
          node {
            rank
            score
            team {
              name
            }
            solves {
              challenge {
                title
              }
              type
              points
              solvedAt
            }
          }
        }
      }
    }
  }
}
`,
    variables: json({ gameId: 1 }),
  },
  {
    query: `# Every change from version \`after\` on, without a gap. Scripts can follow it as server-sent events too:
# POST the same with "Accept: text/event-stream".
subscription FollowBoard($gameId: ID!, $after: Long) {
  scoreboardChanged(gameId: $gameId, after: $after) {
    previousSeq
    seq
    solves {
      team {
        name
      }
      challenge {
        title
      }
      points
      type
      solvedAt
    }
    challenges {
      databaseId
      score
      solvedCount
    }
    standings {
      teamIds
      ranks
      scores
    }
    reset {
      __typename
    }
  }
}
`,
    variables: json({ gameId: exampleGameId, after: 0 }),
  },
  {
    query: `# The response contains the verdict. A mutation returns its payload or an error: select the fields of both.
mutation SubmitFlag($input: SubmitFlagInput!) {
  submitFlag(input: $input) {
    __typename
    ... on SubmitFlagPayload {
      submission {
        status
        type
        points
      }
      participation {
        standing {
          rank
          score
        }
      }
    }
    ... on Error {
      message
      code
    }
    ... on InvalidInputError {
      issues {
        path
        message
      }
    }
    ... on RateLimitedError {
      retryAfterSeconds
    }
  }
}
`,
    variables: json({ input: { gameId: exampleGameId, challengeId: 'Q2hhbGxlbmdlOjE=', flag: 'flag{…}' } }),
  },
  ...taskExamples,
]
