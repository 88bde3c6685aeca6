import { escapeHtml } from '../../runtime/escape-html.ts'

export type MailTemplate =
  | 'confirmRegistration'
  | 'addressTaken'
  | 'resetPassword'
  | 'changeEmail'
  | 'emailChanged'
  | 'addressInUse'
  | 'test'
  | 'webhookDisabled'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'totpAdded'
  | 'totpRemoved'
  | 'recoveryCodeUsed'

type Parts = {
  locale: string
  kind: MailTemplate
  platform: string
  title: string
  greeting: string
  information: string
  button: string
  url: string
  /** Text for mail programs in which the button does not work. */
  otherwise: string
  closing: string[]
}

const flagColors = { blue: '#1B5FC4', red: '#D9342F', yellow: '#FFD21A', white: '#F3F6FA' }
const textColor = '#0B1626'
const dimColor = '#4A5A70'
const brand = '#1565D7'
const font = "font-family:'IBM Plex Sans','Segoe UI',Roboto,Helvetica,Arial,sans-serif"

type SignalFlag = { bands: (keyof typeof flagColors)[]; isUpright: boolean }

// Signal flags that consist of stripes, and their meanings.
const affirmative: SignalFlag = { bands: ['blue', 'white', 'red', 'white', 'blue'], isUpright: false }
const keepClear: SignalFlag = { bands: ['red', 'white', 'blue'], isUpright: true }
const needPilot: SignalFlag = {
  bands: ['yellow', 'blue', 'yellow', 'blue', 'yellow', 'blue'],
  isUpright: true,
}
const alteringCourse: SignalFlag = { bands: ['blue', 'red'], isUpright: false }
const wishToTalk: SignalFlag = { bands: ['yellow', 'blue'], isUpright: true }

const flags: Record<MailTemplate, SignalFlag> = {
  confirmRegistration: affirmative,
  addressTaken: keepClear,
  resetPassword: needPilot,
  changeEmail: alteringCourse,
  emailChanged: alteringCourse,
  addressInUse: keepClear,
  test: wishToTalk,
  webhookDisabled: keepClear,
  passkeyAdded: alteringCourse,
  passkeyRemoved: alteringCourse,
  totpAdded: alteringCourse,
  totpRemoved: alteringCourse,
  recoveryCodeUsed: alteringCourse,
}

/** The HTML of a mail, without pictures, style sheet and script: a signal flag, a few lines and one button. */
export function layOut(parts: Parts): string {
  const { locale, kind, title, greeting, information, button, url, otherwise, closing } = parts
  const paragraph = (text: string, style: string) =>
    `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`
  const reading = `font-size:16px;line-height:26px;color:${textColor}`
  const small = `font-size:13px;line-height:20px;color:${dimColor}`
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background-color:#EEF2F7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#EEF2F7"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px;background-color:#FFFFFF;border:1px solid #D5DDE8;border-radius:4px;${font}"><tr><td style="padding:32px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr>
<td style="padding:0 16px 0 0;border-left:2px solid ${dimColor}">${flagTable(flags[kind])}</td>
<td style="${font};font-size:14px;line-height:20px;font-weight:600;color:${dimColor}">${escapeHtml(parts.platform)}</td>
</tr></table>
<h1 style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600;color:${textColor}">${escapeHtml(title)}</h1>
${paragraph(greeting, reading)}
${paragraph(information, reading)}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td style="border-radius:4px;background-color:${brand}">
<a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;${font};font-size:16px;line-height:20px;font-weight:600;color:#FFFFFF;text-decoration:none">${escapeHtml(button)}</a>
</td></tr></table>
${paragraph(otherwise, small)}
<p style="margin:0 0 24px;${small};word-break:break-all"><a href="${escapeHtml(url)}" style="color:${brand}">${escapeHtml(url)}</a></p>
${closing.map((text) => paragraph(text, small)).join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

const side = 48

/** A signal flag as colored table cells. Hidden from screen readers, since the title has the same meaning. */
function flagTable({ bands, isUpright }: SignalFlag): string {
  const size = Math.round(side / bands.length)
  const cell = (name: keyof typeof flagColors) => {
    const [width, height] = isUpright ? [size, side] : [side, size]
    return `<td width="${width}" height="${height}" bgcolor="${flagColors[name]}" style="width:${width}px;height:${height}px;background-color:${flagColors[name]};font-size:0;line-height:0">&nbsp;</td>`
  }
  const cells = bands.map(cell)
  const rows = isUpright ? `<tr>${cells.join('')}</tr>` : cells.map((one) => `<tr>${one}</tr>`).join('')
  return `<table role="presentation" aria-hidden="true" width="${side}" cellpadding="0" cellspacing="0" border="0" style="border:1px solid #D5DDE8">${rows}</table>`
}
