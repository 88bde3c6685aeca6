import { beforeAll, expect, test } from 'vitest'
import { loadFormulas } from './markdown-math.ts'
import { readMarkdown, renderMarkdown } from './render-markdown.ts'

beforeAll(loadFormulas)

/** The text as a reader sees it, with formulas in brackets: ⟨in a line⟩ and ⟪displayed⟫. */
function shown(source: string, isInline = false): string {
  const page = document.createElement('div')
  page.innerHTML = renderMarkdown(readMarkdown(source, isInline))
  for (const formula of page.querySelectorAll('.katex-display, .katex')) {
    const marks = formula.classList.contains('katex-display') ? '⟪⟫' : '⟨⟩'
    const annotation = formula.querySelector('annotation')?.textContent ?? ''
    if (page.contains(formula)) formula.replaceWith(marks.charAt(0) + annotation + marks.charAt(1))
  }
  return (page.textContent ?? '').trim()
}

test.each([
  ['Then $$x^2 + 1$$ is irreducible over the field.', 'Then ⟪x^2 + 1⟫ is irreducible over the field.'],
  ['Then $$ x^2 $$ holds, and $$$y$$$.', 'Then ⟪x^2⟫ holds, and ⟪y⟫.'],
  ['$$x$$\nis next to $$y$$.', '⟪x⟫\nis next to ⟪y⟫.'],
  ['$$x$$ and $$y$$', '⟪x⟫ and ⟪y⟫'],
  ['$$\nx\n$$ and $$y$$', '⟪x⟫ and ⟪y⟫'],
  ['$$x$$ and\n$$y$$', '⟪x⟫ and\n⟪y⟫'],
  ['Before\n$$x$$, $$y$$\nafter', 'Before⟪x⟫, ⟪y⟫after'],
  ['Before\n$$\na\n\nb\n$$\nafter', 'Before\n⟪a\n\nb⟫\nafter'],
  ['Before\n$$$\na\n$$$', 'Before\n⟪a⟫'],
  ['- one\n  $$x$$\n- two', 'one\n⟪x⟫\n\ntwo'],
  [String.raw`Take \(x\), \( a_1 \) and \(f(x) = 2\).`, 'Take ⟨x⟩, ⟨a_1⟩ and ⟨f(x) = 2⟩.'],
  [String.raw`We get \[ \frac{1}{2} \] here.`, String.raw`We get ⟪\frac{1}{2}⟫ here.`],
  ['We get\n\\[\na = b\n\\]\nhere.', 'We get\n⟪a = b⟫\nhere.'],
  ['We get\n\\[\n  n\n\\]\nhere.', 'We get\n⟪n⟫\nhere.'],
  [String.raw`\[ a = 1 \] and \[ b = 2 \]`, '⟪a = 1⟫ and ⟪b = 2⟫'],
  [
    String.raw`Take \[ \begin{matrix} a \\[2pt] b \end{matrix} \] here.`,
    String.raw`Take ⟪\begin{matrix} a \\[2pt] b \end{matrix}⟫ here.`,
  ],
  [
    String.raw`\[ \begin{matrix} a \\[2pt] b \end{matrix} \]`,
    String.raw`⟪\begin{matrix} a \\[2pt] b \end{matrix}⟫`,
  ],
  ['($x$), **$y$**, "$z$", $n$-th, $p$.', '(⟨x⟩), ⟨y⟩, "⟨z⟩", ⟨n⟩-th, ⟨p⟩.'],
  ['设$x$为素数，且$|y|$在域中。$p$는 소수', '设⟨x⟩为素数，且⟨|y|⟩在域中。⟨p⟩는 소수'],
  ['$E(\\mathbb{F}_p)$ | $\\$5$', '⟨E(\\mathbb{F}_p)⟩ | ⟨\\$5⟩'],
  ['$a_1 * b_2 * c$ and $x*y$', '⟨a_1 * b_2 * c⟩ and ⟨x*y⟩'],
])('formula: %j', (source, text) => {
  const withoutBreaks = (value: string) => value.replaceAll(/\s*\n\s*/g, '')
  expect(withoutBreaks(shown(source))).toBe(withoutBreaks(text))
})

test.each([
  'Log in as admin with Pa$$w0rd and read the rest, also Pa$$w0rd.',
  'Crack this one: $6$Salt1234$abcdefghij/klmnop and $2b$12$abcdefghijklmnopqrstuv',
  '$1$salt$qJH7.N4xYta3aEG/dfqo/0, $y$j9T$F5Jx5fExrKuPp53xLKQ..1$X3DX6M94c7o.9agCG9G317fhZg9SqC',
  '$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ$RdescudvJCsgt3ub',
  '$apr1$x$y1/z, $P$B12345678abc, $krb5tgs$23$*user$realm$spn*$d5c1$9e8f'.replaceAll('*', '-'),
  'Set $HOME:$PATH, $HOME/bin:$PATH, ${HOME}:${PATH}, $USER@$HOST and $(id)$(ls).',
  'Run "$1"/"$2", $a,$b, \'$x\' and \'$y\'; its PID is $$; kill -9 $$',
  'US$5 and US$6, A$7, R$8; $5-$10, $5/$6, from $20,000 and 5$, 5$ and 10$, $5 or $ 6 $.',
  '$_GET["a"].$_POST["b"], $a->$b, $$name, foreach ($list as $item) { $x = $y; }',
  String.raw`Match /^a$|^b$/ or ^[a-z]+$|^[0-9]+$ or (foo|bar)$ and [0-9]$`,
  'ldap://host/$a$/x and C:/share$/dir$',
])('dollars stay: %j', (source) => {
  expect(shown(source)).toBe(source)
})

test.each([
  ['`Pa$$w0rd $$x$$`', 'Pa$$w0rd $$x$$'],
  ['**Pa$$w0rd** and `echo $$`', 'Pa$$w0rd and echo $$'],
  ['```sh\n$$x$$\n\\[ a = b \\]\n```', '$$x$$\n\\[ a = b \\]'],
  ['https://sea.test/?a=$b$&c=$$d$$', 'https://sea.test/?a=$b$&c=$$d$$'],
  [
    String.raw`\[link\](x), - \[x\], \[+\] Opening, \[1\], \[root@host ~\]$`,
    '[link](x), - [x], [+] Opening, [1], [root@host ~]$',
  ],
  [String.raw`main\(\), \(see below\), \(\d{3}\)`, String.raw`main(), (see below), (\d{3})`],
  [String.raw`It costs \$5 and \$6.`, 'It costs $5 and $6.'],
])('no formula: %j', (source, text) => {
  expect(shown(source)).toBe(text)
})

test('the target of a link keeps its dollars', () => {
  expect(renderMarkdown(readMarkdown('[a](/x$$y/$b$)', false))).toContain('href="/x$$y/$b$"')
})

test.each([
  'Enter the flag as CTF{<all lower case>} or CTF{<alllowercase>}; connect with nc <host> <port>.',
  '<your-name>',
  '<host> <port>',
  '</flag> and <element>',
  '#include <stdio.h>, vector<int>, /files/<path>, <text>',
  '<?php echo 1; ?>',
  '<!DOCTYPE foo [<!ENTITY xxe "a">]>',
  '<?xml version="1.0"?>',
])('text in angle brackets that is no HTML is shown: %j', (source) => {
  expect(shown(source)).toBe(source)
  expect(shown(source, true)).toBe(source)
})

test('unknown tags inside a block of HTML are shown, and their lines are Markdown outside of one', () => {
  expect(shown('<div>\nnc <host> <port>\n</div>')).toBe('nc <host> <port>')
  expect(shown('<pre>\n<flag>\n</pre>')).toBe('<flag>')
  expect(renderMarkdown(readMarkdown('<your-name>\n**bold**', false))).toContain('<strong>bold</strong>')
  expect(shown('<div title="<flag>">a</div>')).toBe('a')
})

test('known tags are rendered or left out as ever', () => {
  expect(renderMarkdown(readMarkdown('a<br>H<sub>2</sub>O <!-- note -->', false))).toContain(
    'a<br>H<sub>2</sub>O ',
  )
  expect(shown('<video></video><object></object>a')).toBe('a')
  expect(shown('<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>b')).toBe('b')
  expect(shown('   <div>c</div>')).toBe('c')
})
