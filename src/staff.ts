import { appoint } from '#features/staff/appointments.ts'
import { actingStaff } from '#features/staff/commandline/acting.ts'
import { readArguments, type Typed } from '#features/staff/commandline/arguments.ts'
import { confirm, consequenceText, isFinal, terminal } from '#features/staff/commandline/confirmation.ts'
import { saveIn } from '#features/staff/commandline/freeplace.ts'
import { callNamed, helpOf, listOf } from '#features/staff/commandline/help.ts'
import { withWholeIds } from '#features/staff/commandline/ids.ts'
import { proveWhoActs } from '#features/staff/commandline/proof.ts'
import { refusalText } from '#features/staff/commandline/refusal.ts'
import { rehearse } from '#features/staff/commandline/rehearsal.ts'
import { answerText } from '#features/staff/commandline/table.ts'
import { thingsNamed } from '#features/staff/commandline/things.ts'
import * as contract from '#features/staff/contract.ts'
import { systemClock } from '#platform/clock/clock.ts'
import type { Call } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { extensionsOf } from '#platform/extension.ts'
import { openQueue } from '#platform/jobs/queue.ts'
import { type Opened, runCommand } from '#platform/server/command.ts'
import { findFeatures, findHandler, findJobs } from '#platform/server/find.ts'
import { nobodyListens } from '#platform/server/live.ts'
import { servicesOf } from '#platform/server/outside.ts'
import { actorOn, type Ground, type Performed, perform } from '#platform/server/perform.ts'
import { publicUrlBeside } from '#platform/server/publicurl.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { registerWords } from '#platform/server/whichregister.ts'
import { FLOORS } from './features.ts'

/** What Staff do from the command line, by the same calls as over HTTP: `npm run staff` lists them. */
await runCommand(whatToDo, async ({ call, typed }, db, at) => {
  if (!isUsual(at.config)) terminal.say(`Working on ${registerWords(at.config)}.`)
  const { data, document, named } = await onRegister(db, at, (ground) => answerOf(call, typed, ground, at))
  if (document) return save(document)
  print(typed.json ? JSON.stringify(data, null, 2) : answerText(call.says, data, named))
})

/** The register that anyone means who says nothing: the one for development in the folder of the project. */
function isUsual({ DATABASE_URL, DATA_DIR, development }: Opened['config']): boolean {
  return development && !DATABASE_URL && DATA_DIR === './data'
}

function whatToDo() {
  const [name, ...words] = process.argv.slice(2)
  if (!name || name === '--help' || name === 'help') return print(listOf(Object.values(contract)))
  const call = callNamed(Object.values(contract), name)
  const typed = readArguments(call, words)
  return typed.help ? print(helpOf(call)) : { call, typed }
}

function print(text: string): null {
  process.stdout.write(`${text}\n`)
  return null
}

/** A document goes into the folder in which the command was typed; npm runs it in that of the program. */
function save({ name, bytes }: NonNullable<Performed['document']>) {
  print(`Saved as ${saveIn(process.env['INIT_CWD'] ?? '.', name, bytes)}`)
}

interface Answered extends Pick<Performed, 'data' | 'document'> {
  /** What it was about, as people know it, by field. */
  named: ReadonlyMap<string, string>
}

async function answerOf(call: Call, typed: Typed, ground: Ground, { config }: Opened): Promise<Answered> {
  const now = ground.clock.now()
  const who = await actingStaff(ground.db, typed.as ?? config.STAFF_EMAIL, config.development)
  try {
    if (!who) return { data: await appointFirst(call, typed.fields, ground, now), document: null, named: new Map() }
    const fields = await withWholeIds(ground.db, call, typed.fields)
    const asking = { fields, file: null, who, now, address: 'command line' }
    const handler = await findHandler(call)
    const named = await thingsNamed(ground.db, fields)
    if (isFinal(call) && !typed.yes)
      await confirm(terminal, consequenceText({ call, fields, named, outcome: await rehearse(handler, asking, ground) }))
    await proveWhoActs(call, who, { terminal, db: ground.db, passwords: ground.services.passwords })
    const performed = await perform(handler, asking, ground)
    return { ...performed, named: await thingsNamed(ground.db, fields) }
  } catch (error) {
    throw error instanceof Refusal ? new Error(refusalText(error)) : error
  }
}

/** The first account of Staff is appointed by whoever runs the register: nobody else could act. */
async function appointFirst(call: Call, fields: unknown, ground: Ground, now: Date) {
  if (call !== contract.appointStaff)
    throw new Error(
      'This register has no staff yet. Run npm run staff -- appoint-staff --email you@example.org --reason "Runs the register"',
    )
  const { email, reason } = contract.appointStaff.input.parse(fields)
  return { accountId: await actorOn(ground, now, null)((tools) => appoint(tools, email, reason)) }
}

/** Beside a running register, or without one; then the letters go out once it runs. */
async function onRegister<Done>(db: Db, { config, url }: Opened, work: (ground: Ground) => Promise<Done>): Promise<Done> {
  const onError = (error: Error) => void process.stderr.write(`${error.message}\n`)
  const here = { ...config, publicUrl: publicUrlBeside(config) }
  const services = servicesOf(here, { db, captchaDb: db }, systemClock, nobodyListens, url)
  const [jobs, features] = await Promise.all([findJobs(), findFeatures(FLOORS.flat())])
  const queue = await openQueue(url, jobs, { timetable: false, vault: services.vault, onError })
  const ground = { db, readDb: db, reservedDb: db, queue, clock: systemClock, services, extensions: extensionsOf(features) }
  return work(ground).finally(() => queue.stop())
}
