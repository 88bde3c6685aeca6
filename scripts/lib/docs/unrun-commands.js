/**
 * For each document, the number of its shell commands that no test runs, and the reason. A command that can run on a
 * platform without anything else has the mark `run` instead (docs-blocks.js).
 */
export const unrunCommands = {
  'README.md': [4, 'starts, fills and tests a clone, or waits for a log-in in a browser'],
  'docs/bots/README.md': [
    3,
    'writes the client into the folder, which the recipes do too; sends a PDF; needs a token of a monitor',
  ],
  'docs/bots/clients.md': [1, 'writes a file; a test generates the same client'],
  'docs/bots/webhooks.md': [1, 'a setting, not a command'],
  'docs/developers/mutation-testing.md': [1, 'takes hours'],
  'docs/developers/translating.md': [1, 'is the check that runs this test'],
  'docs/operators/backup.md': [6, 'uses folders outside the clone, and starts a second platform'],
  'docs/operators/configuration.md': [1, 'settings, not commands'],
  'docs/operators/containers.md': [2, 'changes the firewall of the machine; a setting'],
  'docs/operators/deploy.md': [11, 'changes the machine as root; needs systemd, Docker or a reverse proxy'],
  'docs/operators/operations.md': [
    4,
    'needs the port 3000, a collector of traces, a process to signal or journald',
  ],
  'docs/operators/scaling.md': [3, 'needs Docker or Kubernetes'],
  'docs/operators/sign-in.md': [1, 'needs a user with a second factor'],
  'docs/operators/troubleshooting.md': [1, 'needs psql and the embedded database'],
  'docs/operators/upgrading.md': [5, 'needs a clone with a newer version, systemd or Docker'],
  'docs/organizers/archive.md': [1, 'waits for a log-in in a browser'],
  'docs/organizers/awards.md': [1, 'needs a game with a team'],
  'docs/organizers/corrections.md': [1, 'needs a game with solves; a test runs the same commands'],
  'docs/organizers/game-package.md': [1, 'waits for a log-in in a browser'],
  'docs/organizers/hall-of-fame.md': [
    1,
    'waits for a log-in in a browser, and needs the standings of another platform',
  ],
  'docs/organizers/import-events.md': [
    2,
    'waits for a log-in in a browser; needs an event of another platform',
  ],
  'docs/organizers/import.md': [
    2,
    'one waits for a log-in in a browser; the recipe of the CI runs the commands of the other',
  ],
  'docs/players/proxy.md': [1, 'needs a running instance'],
}
