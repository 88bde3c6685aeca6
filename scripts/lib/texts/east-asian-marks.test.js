import { expect, it } from 'vitest'
import { problemsOfMarks } from './east-asian-marks.js'

const problems = (locale, text) => problemsOfMarks(locale, new Map([['team.text', text]]))

it.each([
  ['ja-JP', '{{user}}さんが{{time}}に<b>{{team}}</b>へ3回提出：<who/>（{{percent}}%）。'],
  ['ja-JP', '招待コードは「名前:数字:32文字の英数字」の形式にしてください。初期点 → 最低点'],
  ['zh-CN', '代表 <b>{{team}}</b> 提交了 3 次：<who/>（{{percent}}%）。{{when}}开始'],
  ['zh-TW', '應為「名稱:數字:32 個英數字元」。於 {{time}} 更新'],
  ['ko-KR', '문제 (CSV): {{count}} 개'],
])('accepts the marks and spaces of %s: %s', (locale, text) => {
  expect(problems(locale, text)).toEqual([])
})

it.each([
  ['ja-JP', '残り {{count}} 回です。'],
  ['ja-JP', 'Webhook を追加'],
  ['ja-JP', 'ヒント <who/>'],
  ['ja-JP', '<b>{{team}}</b> を管理'],
  ['ja-JP', '{{percent}}% の正解'],
  ['ja-JP', '結果は 大会の終了後です。'],
])('finds the space beside Japanese characters in %s: %s', (locale, text) => {
  expect(problems(locale, text)).toEqual([
    `team.text: no space stands beside Japanese characters: "${text}".`,
  ])
})

it.each([
  ['ja-JP', '追加日:{{day}}'],
  ['ja-JP', '管理者(任意)'],
  ['ja-JP', '例:「名前:数字」'],
  ['ja-JP', '{{name}}を削除しますか?'],
  ['zh-CN', '题目 (CSV)'],
  ['zh-CN', '{{name}}: 语言'],
  ['zh-TW', '語言: {{name}}'],
  ['zh-TW', '正確,已計分'],
])('finds the half-width mark in %s: %s', (locale, text) => {
  expect(problems(locale, text)).toContain(
    `team.text: marks beside Chinese or Japanese characters are full-width: "${text}".`,
  )
})

it.each([
  ['zh-CN', '{{division}}可见 {{title}}'],
  ['zh-CN', '还剩3 次'],
  ['zh-TW', '代表<b>{{team}}</b> 報名'],
  ['zh-TW', '編輯 Webhook的網址'],
])('finds the missing space beside Chinese characters in %s: %s', (locale, text) => {
  expect(problems(locale, text)).toEqual([
    `team.text: a space stands between Chinese characters and Latin letters, digits or placeholders: "${text}".`,
  ])
})

it.each([
  ['zh-CN', '含 {{bonus}} % 奖励'],
  ['zh-TW', '語言： {{name}}'],
])('finds the space before %% or beside a full-width mark in %s: %s', (locale, text) => {
  expect(problems(locale, text)).toEqual([
    `team.text: no space stands before % or beside a full-width mark: "${text}".`,
  ])
})
