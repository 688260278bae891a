import { addressOf, BASE_PATH, type Call, STAFF_PATH } from '#platform/contract/call.ts'

/** Every call in one table, as Markdown. */
export function printCalls(contract: readonly Call[]): string {
  const rows = contract.map((call) => {
    const address = call.base === BASE_PATH ? call.path : addressOf(call)
    const who = typeof call.who === 'string' ? call.who : call.who.join(', ')
    const name = call.name === call.path ? '' : ` (\`${call.name}\` in the code)`
    return `| ${call.method} | \`${address}\`${name} | ${who} | ${call.summary} | ${refusals(call)} |`
  })
  return [
    '# Calls',
    '',
    `Addresses begin with \`${BASE_PATH}\`, or for staff with \`${STAFF_PATH}\`. \`npm run docs\` prints this page from the contract; a running server also gives it as data at \`/api/openapi.json\` and as a page at \`/api/docs\`.`,
    '',
    '| method | call | who | what it does | what it may refuse |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    '## What members of an organisation need',
    '',
    'People can make calls as an organisation they work for. Every role can make a call that only reads; a call that changes something needs a team member or above. The exceptions are listed here. `qualified` calls need a team member or above whom we’ve verified as an implanter. `self` calls are about the member’s own account. `never` calls need the organisation’s own sign-in.',
    '',
    ...members(contract),
    '',
  ].join('\n')
}

const members = (contract: readonly Call[]) =>
  (['readOnly', 'qualified', 'manager', 'owner', 'self', 'never'] as const).map((needed) => {
    const names = contract
      .filter(({ acting, reads }) => acting === needed && (needed !== 'readOnly' || !reads))
      .map(({ name }) => `\`${name}\``)
    return `- ${needed}: ${names.join(', ')}`
  })

const refusals = (call: Call) =>
  Object.entries(call.refuses)
    .map(([code, [status]]) => `${status} \`${code}\``)
    .join(', ')
