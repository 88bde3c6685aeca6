import { escape, textOf } from './render-text.ts'
import type { ArchivedGame, Challenge, Writeup } from './read-archive.ts'

/** The name of a page's link, and its file. */
export type Pages = Map<string, string>

/** The pages of the archive by their file names. `files` are the paths of the stored files by their address. */
export function renderPages(archive: ArchivedGame, files: ReadonlyMap<string, string>): Pages {
  const { challenges, writeups } = archive
  const titles: [string, string][] = [
    ['index.html', 'Scoreboard'],
    ['timeline.html', 'Timeline'],
    ...(challenges.length > 0 ? ([['challenges.html', 'Challenges']] as [string, string][]) : []),
    ...(writeups.length > 0 ? ([['writeups.html', 'Write-ups']] as [string, string][]) : []),
  ]
  const bodies: Record<string, () => string> = {
    'index.html': () => boardOf(archive),
    'timeline.html': () => timelineOf(archive),
    'challenges.html': () => challenges.map((challenge) => challengeOf(challenge, files)).join('\n'),
    'writeups.html': () => writeups.map((writeup) => writeupOf(writeup, files)).join('\n'),
  }
  return new Map(
    titles.map(([file, title]) => {
      const links = titles.map(
        ([other, name]) => `<a href="${other}"${other === file ? ' aria-current="page"' : ''}>${name}</a>`,
      )
      return [file, pageOf(archive, { title, links, body: bodies[file]?.() ?? '' })]
    }),
  )
}

type Content = { title: string; links: string[]; body: string }

function pageOf({ game }: ArchivedGame, { title, links, body }: Content): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self' file:">
<title>${title} · ${escape(game.title)}</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<header>
<p class="game">${escape(game.title)}</p>
<p class="dim">${timeText(game.start)} – ${timeText(game.end)} UTC</p>
<nav aria-label="Pages">${links.join(' ')}</nav>
</header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`
}

function boardOf({ entries }: ArchivedGame): string {
  if (entries.length === 0) return '<p>No team took part.</p>'
  const rows = entries.map(
    ({ rank, isRanked, team, division, score, solves }) =>
      `<tr><td class="number">${isRanked ? rank : '–'}</td><th scope="row">${escape(team.name)}</th>` +
      `<td>${escape(division ?? '')}</td><td class="number">${solves.length}</td><td class="number">${score}</td></tr>`,
  )
  return tableOf(['Rank', 'Team', 'Division', 'Solves', 'Score'], rows)
}

function timelineOf({ entries }: ArchivedGame): string {
  const solves = entries
    .flatMap(({ team, solves: own }) => own.map((solve) => ({ ...solve, team: team.name })))
    .sort((a, b) => a.solvedAt.localeCompare(b.solvedAt))
  if (solves.length === 0) return '<p>No challenge was solved.</p>'
  const rows = solves.map(
    ({ solvedAt, team, challenge, points, type }) =>
      `<tr><td>${timeText(solvedAt)}</td><th scope="row">${escape(team)}</th><td>${escape(challenge.title)}</td>` +
      `<td>${bloods[type] ?? ''}</td><td class="number">${points}</td></tr>`,
  )
  return tableOf(['Time (UTC)', 'Team', 'Challenge', 'Blood', 'Points'], rows)
}

const bloods: Readonly<Record<string, string>> = {
  FirstBlood: 'First',
  SecondBlood: 'Second',
  ThirdBlood: 'Third',
}

function tableOf(heads: string[], rows: string[]): string {
  const head = heads.map((name) => `<th scope="col">${name}</th>`).join('')
  return `<div class="scroll" tabindex="0" role="region" aria-label="${heads[1]}s">
<table><thead><tr>${head}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>`
}

function challengeOf(challenge: Challenge, files: ReadonlyMap<string, string>): string {
  const { title, category, score, solvedCount, content, hints, attachment } = challenge
  const address = attachment?.url ?? null
  const path = address === null ? undefined : (files.get(address) ?? remoteOf(address))
  return `<article>
<h2>${escape(title)}</h2>
<p class="dim">${escape(category)} · ${score} points · solved by ${solvedCount}</p>
<div class="text">${textOf(content)}</div>
${hints.map((hint) => `<p class="hint">Hint: ${escape(hint)}</p>`).join('\n')}
${path === undefined ? '' : `<p><a href="${escape(path)}">${escape(attachment?.name ?? 'Attachment')}</a></p>`}
</article>`
}

function writeupOf(writeup: Writeup, files: ReadonlyMap<string, string>): string {
  const { teamName, kind, text, url, challenges } = writeup
  const path = url === null ? undefined : (files.get(url) ?? remoteOf(url))
  return `<article>
<h2>${escape(challenges.map(({ title }) => title).join(', ') || 'The whole game')}</h2>
<p class="dim">by ${escape(teamName)}</p>
${kind === 'Text' ? `<div class="text">${textOf(text ?? '')}</div>` : ''}
${path === undefined ? '' : `<p><a href="${escape(path)}">${kind === 'Pdf' ? 'Read the PDF' : escape(path)}</a></p>`}
</article>`
}

/** An address of another server; none for a file that is not in the archive. */
function remoteOf(address: string): string | undefined {
  return /^https?:/i.test(address) ? address : undefined
}

function timeText(time: string): string {
  return `<time datetime="${escape(time)}">${escape(time.slice(0, 16).replace('T', ' '))}</time>`
}
