export type Example = { query: string; variables: string }

const json = (variables: Record<string, unknown>) => JSON.stringify(variables, null, 2)
const gameId = 'R2FtZTox'

/** Tasks of bots, screens and importers, each in one request. A test runs them as they stand here. */
export const taskExamples: Example[] = [
  {
    query: `# The whole board as columns: a column has one value for each team or each solve.
query WholeBoard($gameId: ID!) {
  game(id: $gameId) {
    scoreboard {
      seq
      table {
        teamIds
        names
        divisions
        ranks
        scores
        solveTeamIds
        solveChallengeIds
        solveTimes
        challenges {
          databaseId
          title
          category
        }
      }
    }
  }
}
`,
    variables: json({ gameId }),
  },
  {
    query: `# An overlay: the best ten with their lines, the own row and the latest bloods.
query Overlay($gameId: ID!) {
  game(id: $gameId) {
    scoreboard {
      entries(first: 10) {
        edges {
          node {
            rank
            score
            team {
              name
            }
          }
        }
      }
      timelines(top: 10) {
        team {
          name
        }
        times
        scores
      }
    }
    viewerParticipation {
      standing {
        rank
        score
      }
    }
    notices(first: 5, types: [FirstBlood, SecondBlood, ThirdBlood]) {
      edges {
        node {
          publishedAt
          ... on BloodNotice {
            place
            teamName
            challengeTitle
          }
        }
      }
    }
  }
}
`,
    variables: json({ gameId }),
  },
  {
    query: `# First bloods as they happen. The cursor is the last one that a bot received, or Game.liveCursor.
subscription FirstBloods($gameId: ID!, $after: String) {
  noticePublished(gameId: $gameId, after: $after) {
    cursor
    ... on BloodNotice {
      place
      team {
        id
        name
      }
      challenge {
        id
        title
        score
      }
    }
  }
}
`,
    variables: json({ gameId, after: null }),
  },
  {
    query: `# The bloods that a bot missed, and the cursor from which to follow the next ones.
query BloodsSince($gameId: ID!, $since: DateTime!) {
  game(id: $gameId) {
    liveCursor(list: NOTICES)
    notices(first: 100, since: $since, types: [FirstBlood, SecondBlood, ThirdBlood]) {
      totalCount
      edges {
        node {
          publishedAt
          ... on BloodNotice {
            place
            team {
              name
            }
            challenge {
              title
            }
          }
        }
      }
    }
  }
}
`,
    variables: json({ gameId, since: '2020-01-01T00:00:00Z' }),
  },
  {
    query: `# The bloods of all games.
query BloodsOfAllGames($since: DateTime!) {
  notices(first: 50, since: $since, types: [FirstBlood, SecondBlood, ThirdBlood]) {
    edges {
      node {
        publishedAt
        game {
          id
          title
        }
        ... on BloodNotice {
          place
          teamName
          challengeTitle
        }
      }
    }
  }
}
`,
    variables: json({ since: '2020-01-01T00:00:00Z' }),
  },
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
    query: `# For monitors: submissions since a moment, oldest first, page by page.
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
    query: `# A team's history, for its members and for monitors.
query TeamHistory($teamId: ID!) {
  team(id: $teamId) {
    name
    participations(first: 20) {
      totalCount
      edges {
        node {
          status
          game {
            title
            end
          }
          standing {
            rank
            score
          }
        }
      }
    }
  }
}
`,
    variables: json({ teamId: 'VGVhbTox' }),
  },
  {
    query: `# The best ten at a moment.
query BoardAt($gameId: ID!, $time: DateTime!) {
  game(id: $gameId) {
    scoreboard {
      entriesAt(time: $time, top: 10) {
        rank
        score
        team {
          name
        }
      }
    }
  }
}
`,
    variables: json({ gameId, time: '2040-01-01T00:00:00Z' }),
  },
  {
    query: `# For administrators: a challenge with all its parts, or nothing.
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
    query: `# For authors: what an importer compares, by the titles of its files.
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
