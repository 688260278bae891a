import { BASE_PATH, type Call } from '#platform/contract/call.ts'

/** Every call in one table, as Markdown. */
export function printCalls(contract: readonly Call[]): string {
  const rows = contract.map((call) => {
    const who = typeof call.who === 'string' ? call.who : call.who.join(', ')
    const name = call.name === call.path ? '' : ` (\`${call.name}\` in the code)`
    return `| ${call.method} | \`${call.path}\`${name} | ${who} | ${call.summary} | ${refusals(call)} |`
  })
  return [
    '# Calls',
    '',
    `All addresses begin with \`${BASE_PATH}\`. Printed from the contract by \`npm run docs\`; a running server has the same as data at \`/api/openapi.json\` and as a page at \`/api/docs\`.`,
    '',
    '| method | call | who | what it does | what it may refuse |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

const refusals = (call: Call) =>
  Object.entries(call.refuses)
    .map(([code, [status]]) => `${status} \`${code}\``)
    .join(', ')
