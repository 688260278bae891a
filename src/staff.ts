import { runCommand } from '#platform/server/command.ts'
import { appoint } from './staffing/actor.ts'
import { batch, batches } from './staffing/batches.ts'
import { chip } from './staffing/chips.ts'
import { claim, claims } from './staffing/claims.ts'
import { codes } from './staffing/codes.ts'
import type { Command } from './staffing/command.ts'
import { deadchip, deadchips, replacement, replacements } from './staffing/deadchips.ts'
import { dispute, disputes } from './staffing/disputes.ts'
import { implants } from './staffing/implants.ts'
import { order, orders } from './staffing/orders.ts'
import { payments, refund, refundPaid, refunds } from './staffing/refunds.ts'
import { rehoming, rehomings } from './staffing/rehomings.ts'
import { closeOneReport, reports } from './staffing/reports.ts'
import { asStaff } from './staffing/staff.ts'
import { applications, refuse, verify } from './staffing/standings.ts'

/** What Staff can do until there are pages for it: `npm run staff -- verify rescue@example.org Welfare`. */
const COMMANDS: Record<string, Command> = {
  appoint,
  codes,
  applications,
  verify,
  refuse,
  claims,
  claim,
  rehomings,
  rehoming,
  batch,
  batches,
  chip,
  deadchips,
  deadchip,
  replacements,
  replacement,
  orders,
  order,
  implants,
  payments,
  refund,
  refunds,
  'refund-paid': refundPaid,
  disputes,
  dispute,
  reports,
  report: closeOneReport,
}

await runCommand(whatToDo, async (work, db, at) => {
  const lines = await asStaff(db, at, work)
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
})

function whatToDo() {
  const [name = '', ...words] = process.argv.slice(2)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  const work = command?.read(words)
  if (work) return work
  const known = command ? [command] : Object.values(COMMANDS)
  throw new Error(['Say what to do:', ...known.map(({ usage }) => `  npm run staff -- ${usage}`)].join('\n'))
}
