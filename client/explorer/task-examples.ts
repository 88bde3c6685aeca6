import { exampleGameId as gameId, json, type Example } from './example.ts'
import { organizerExamples } from './organizer-examples.ts'

/** Tasks of bots, overlays and importers, each in one request. A test sends them unchanged. */
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
    query: `# An overlay: the first ten teams with their timelines, the own standing and the latest bloods.
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
    query: `# Bloods as they happen. \`after\` is the last cursor that a bot received, or Game.liveCursor.
subscription FollowBloods($gameId: ID!, $after: String) {
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
    query: `# The bloods that a bot missed, and the cursor after which it receives the next ones.
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
    query: `# The first ten teams at a given time.
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
  ...organizerExamples,
]
