import { type Lifecycle, targetsOf } from '#platform/law/lifecycle.ts'

/** Every lifecycle as tables of states and moves, as Markdown. */
export function printLifecycles(laws: readonly Lifecycle[]): string {
  return [
    '# Lifecycles',
    '',
    'Who can change what, and which clause allows it. `npm run docs` prints this page from the law.',
    '',
    ...laws.flatMap(printOne),
  ].join('\n')
}

function printOne(law: Lifecycle): string[] {
  const states = Object.entries(law.states).map(([state, meaning]) => `| \`${state}\` | ${meaning} |`)
  const starts = Object.entries(law.starts).map(
    ([name, { to, by, clause, words }]) => `| \`${name}\` | nothing | ${to.join(', ')} | ${by.join(', ')} | ${clause} ${words} |`,
  )
  const moves = Object.entries(law.moves).map(
    ([name, { from, to, by, clause, words }]) =>
      `| \`${name}\` | ${from.join(', ')} | ${targetsOf({ to }).join(', ')} | ${by.join(', ')} | ${clause} ${words} |`,
  )
  return [
    `## ${law.subject}`,
    '',
    '| state | meaning |',
    '|---|---|',
    ...states,
    '',
    '| move | from | to | by | clause |',
    '|---|---|---|---|---|',
    ...starts,
    ...moves,
    '',
  ]
}
