import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { changePassword } from '#features/accounts/contract.ts'
import { STAFF_PATH } from '#platform/contract/call.ts'
import { answer } from '#platform/server/answer.ts'
import { findContract } from '#platform/server/find.ts'
import { FLOORS } from './features.ts'

const SOURCE = import.meta.dirname
const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).sort()
const product = files.filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('testing/'))
const textOf = new Map(files.map((file) => [file, readFileSync(path.join(SOURCE, file), 'utf8')]))
const text = (file: string) => textOf.get(file) ?? ''

/** What another feature may use of a feature, beside its pure words below: a name of two words is that of a command. */
const OPEN = /^features\/[^/]+\/(((contract|lifecycle|policy|shapes|queries|points|topics)|queries\/\w+|[a-z]+[A-Z]\w*)\.ts$|kit\/)/
/** What the whole product shares of an animal's record: what it must be, how it is read from a file, entered and shown, how a proof reads. */
const SHARED_WORDS = /^features\/(chips\/reading|pets\/(validation|registration|cards|proof|import\/read))\.ts$/
/** What shows or does something of many features may look into each. */
const TOP = new Set(['dashboards', 'staff'])
const WHOLES = /^(register|server|contract|root|web|entry\.client|banner|import|staff|verify)\.tsx?$/

interface Import {
  from: string
  to: string
}

const imports: Import[] = product.flatMap((file) =>
  [...text(file).matchAll(/(?:from|import\()\s*'([#.][^']+)'/g)].map((found) => ({ from: file, to: target(file, found[1] ?? '') })),
)

function target(file: string, written: string): string {
  if (written.startsWith('#src/')) return written.slice('#src/'.length)
  if (written.startsWith('#database/')) return `../database/${written.slice('#database/'.length)}`
  if (written.startsWith('#')) return written.slice(1)
  return path.join(path.dirname(file), written)
}

const featureOf = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1]

/** The order of the features; whatever is of no feature stands below all of them. */
const order: readonly string[] = FLOORS.flat()
const floorOf = (file: string) => order.indexOf(featureOf(file) ?? '')
const isOfBrowser = ({ from }: Import) => /\/(pages|parts|kit)\//.test(from) || from.endsWith('.tsx')

/** The files of features and of knowledge that a file draws in, itself among them; lists of facts (.json) are looked up, not read. */
function reachedFrom(start: string) {
  const reached = new Set([start])
  for (const file of reached)
    for (const { from, to } of imports) if (from === file && (featureOf(to) || isKnowledge(to)) && !to.endsWith('.json')) reached.add(to)
  const knowledge = [...reached].filter(isKnowledge).length
  return { features: reached.size - knowledge, knowledge }
}

const isKnowledge = (file: string) => file.startsWith('knowledge/')

/** How far it is still from what it shall be. These numbers only ever fall. */
const CEILINGS = {
  upwardImports: 0,
  upwardImportsOfPages: 0,
  readForRegisterChip: { features: 28, knowledge: 15 },
  readForCheckout: { features: 15, knowledge: 0 },
}

const shown = (wrong: Import[]) => wrong.map(({ from, to }) => `${from} → ${to}`)

test('platform, knowledge, ui and adapters know no feature', () => {
  const wrong = imports.filter(({ from, to }) => /^(platform|knowledge|ui|adapters)\//.test(from) && featureOf(to))
  expect(shown(wrong)).toEqual([])
})

test('knowledge is what others have published: it keeps nothing, asks nobody and knows no call', () => {
  const pure = /^(knowledge\/|platform\/(listed|clock\/clock|contract\/(shapes|words)|law\/clause|server\/datafile)\.ts$)/
  expect(shown(imports.filter(({ from, to }) => from.startsWith('knowledge/') && !pure.test(to)))).toEqual([])
})

test('a feature uses of another only its contract, law, shapes, queries, commands and points', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [mine, theirs] = [featureOf(from), featureOf(to)]
    if (!mine || !theirs || mine === theirs || TOP.has(mine)) return false
    return !OPEN.test(to) && !SHARED_WORDS.test(to) && !/\/(pages|parts)\//.test(to)
  })
  expect(shown(wrong)).toEqual([])
})

test('the parts of a feature are its own: another feature builds its pages with its kit', () => {
  const wrong = imports.filter(({ from, to }) => {
    const [mine, theirs] = [featureOf(from), featureOf(to)]
    return mine && theirs && mine !== theirs && !TOP.has(mine) && /^features\/[^/]+\/(parts|pages)\//.test(to)
  })
  expect(shown(wrong)).toEqual([])
})

test('a kit holds only what other features use', () => {
  const used = new Set(imports.filter(({ from, to }) => featureOf(from) !== featureOf(to)).map(({ to }) => to))
  expect(product.filter((file) => /^features\/[^/]+\/kit\//.test(file) && !used.has(file) && !file.endsWith('/points.ts'))).toEqual([])
})

test('each file of a kit says what it offers', () => {
  const silent = product.filter((file) => /^features\/[^/]+\/kit\/.*\.tsx?$/.test(file) && !/^\/\*\*/m.test(text(file)))
  expect(silent).toEqual([])
})

test('the server uses nothing of what draws pages', () => {
  const wrong = imports.filter(
    ({ from, to }) => to.startsWith('ui/') && !/^(ui|features\/(shell|[^/]+\/(pages|parts|kit)))\/|^(root|entry\.\w+)\.tsx?$/.test(from),
  )
  expect(shown(wrong)).toEqual([])
})

test('the product uses nothing that is there for its tests', () => {
  expect(shown(imports.filter(({ to }) => to.startsWith('testing/')))).toEqual([])
})

test('a feature imports only from the features below it', () => {
  expect([...new Set(files.map(featureOf))].filter((name) => name).sort()).toEqual([...order].sort())
  const upward = imports.filter(({ from, to }) => floorOf(to) > floorOf(from) && featureOf(from))
  expect(upward.filter(isOfBrowser).length).toBeLessThanOrEqual(CEILINGS.upwardImportsOfPages)
  expect(upward.length - upward.filter(isOfBrowser).length).toBeLessThanOrEqual(CEILINGS.upwardImports)
})

test('to understand a call, one reads few files of features, and little of what the world knows', () => {
  const within = (call: string, most: { features: number; knowledge: number }) => {
    const { features, knowledge } = reachedFrom(call)
    expect(features, call).toBeLessThanOrEqual(most.features)
    expect(knowledge, call).toBeLessThanOrEqual(most.knowledge)
  }
  within('features/implanting/calls/registerChip.ts', CEILINGS.readForRegisterChip)
  within('features/payments/calls/createCheckoutSession.ts', CEILINGS.readForCheckout)
})

test('queries only read, and no file of a feature hands on what another holds', () => {
  const queries = product.filter((file) => /^features\/[^/]+\/queries(\.ts$|\/)/.test(file))
  const writes = /\.(insertInto|updateTable|deleteFrom)\(|\b(transition|transitionMany|start|startMany|recordEvent|notify)\(/
  expect(queries.filter((file) => writes.test(text(file)))).toEqual([])
  expect(product.filter((file) => featureOf(file) && /^export (type )?(\{[^}]*\}|\*[^']*) from /m.test(text(file)))).toEqual([])
})

test('the file of a command has its name', () => {
  const commands = product.filter((file) => /^features\/[^/]+\/[a-z]+[A-Z]\w*\.ts$/.test(file))
  expect(
    commands.filter((file) => !new RegExp(`export (async )?(function|const) ${path.basename(file, '.ts')}\\b`).test(text(file))),
  ).toEqual([])
})

test('features and pages use the interface of a need, never its vendor', () => {
  const wrong = imports.filter(({ from, to }) => {
    const need = /^adapters\/([^/]+)\/([^/]+)\.ts$/.exec(to)
    return (
      need &&
      from.startsWith('features/') &&
      need[1] !== need[2] &&
      !/^adapters\/(files\/(picture|pdf|decoder)|databases\/peer)\.ts$/.test(to)
    )
  })
  expect(shown(wrong)).toEqual([])
})

test('only the whole register is composed from everything', () => {
  const wrong = imports.filter(({ from, to }) => WHOLES.test(to) && !WHOLES.test(from))
  expect(shown(wrong)).toEqual([])
})

test('no import goes round in a circle', () => {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const circles: string[] = []
  function walk(file: string, trail: string[]) {
    const at = trail.indexOf(file)
    if (at >= 0) circles.push([...trail.slice(at), file].join(' → '))
    if (at >= 0 || done.has(file)) return
    for (const to of next.get(file) ?? []) walk(to, [...trail, file])
    done.add(file)
  }
  for (const file of product) walk(file, [])
  // A type may refer back to the file that uses it; such a circle exists for the compiler alone.
  expect(circles.filter((circle) => !isOnlyTypes(circle))).toEqual([])
})

function isOnlyTypes(circle: string): boolean {
  const steps = circle.split(' → ')
  return steps.slice(0, -1).some((from, index) => {
    const to = path.basename(steps[index + 1] ?? '')
    const lines = text(from).match(new RegExp(`^import [^']*'[^']*${to.replaceAll('.', '\\.')}'`, 'gm')) ?? []
    return lines.length > 0 && lines.every((line) => line.startsWith('import type'))
  })
}

test('only move() writes a status', () => {
  const writes = /\.set\(\{[^}]*\bstatus\b|update\s+\w+\s+set\s+[^`]*\bstatus\s*=/
  const wrong = product.filter((file) => file !== 'platform/law/transition.ts' && writes.test(text(file)))
  expect(wrong).toEqual([])
})

test('who acts is given to the law once for each transaction, never by hand for each move', () => {
  const single = /#platform\/law\/(transition|transitionmany|startmany)\.ts'/
  expect(product.filter((file) => !file.startsWith('platform/law/') && single.test(text(file)))).toEqual([])
})

test('the number of a clause has a field of its own and stands in no sentence', () => {
  const wrong = files.filter(
    (file) => !file.endsWith('architecture.test.ts') && /['"`^][A-Z]{2,}-\d+ (?=\S)|\[A-Z\][^\n]*-\\d\+ /.test(text(file)),
  )
  expect(wrong).toEqual([])
})

test('a feature says no by a refusal with its clause; it throws an Error only for what cannot be', () => {
  const rules = product.filter((file) => featureOf(file) && !/\/(parts|kit|pages|commandline)\//.test(file))
  expect(rules.filter((file) => /: (Promise<)?true \| string/.test(text(file)))).toEqual([])
  const errors = rules.filter((file) => /throw new Error\(/.test(text(file)))
  expect(errors.length, errors.join('\n')).toBeLessThanOrEqual(8)
})

test('pages ask what may be done, and neither compare a status nor test a role', () => {
  const shown = product.filter((file) => /^features\/[^/]+\/(pages|parts|kit)\/|^features\/shell\//.test(file))
  const among = (asked: RegExp) => shown.filter((file) => asked.test(text(file)))
  expect(
    among(
      /\b(status|verification|batchStatus) (===|!==) '|(===|!==) (\w+\.)*(status|verification)\b|(switch |includes)\((\w+\.)*(status|verification)\)/i,
    ),
  ).toEqual([])
  expect(among(/\b(profileTypes|roles)\??\.(includes|some)\(/)).toEqual([])
})

test('nothing slow is done inside a transaction: what a handler gets there has no passwords and no outside world', () => {
  const slow = /services\.(captcha|cards|databases|distance|email|files|insurer|passwords|post|postcodes|sms)\b/
  const inside = answer(changePassword, async ({ services }) => {
    // @ts-expect-error a hash inside a transaction would hold its connection and its locks
    void services.passwords
    // @ts-expect-error so would a question to somebody else
    void services.postcodes
    return null
  })
  expect(inside.before).toBeUndefined()
  expect(text('platform/server/services.ts')).toContain('export type TransactionServices = Omit<Services, Slow>')
  const opens = product.filter((file) => /\.transaction\(\)/.test(text(file)))
  // It checks a signature, which asks nobody, before its transaction opens.
  expect(opens.filter((file) => slow.test(text(file)))).toEqual(['features/payments/http.ts'])
})

test('passwords are hashed in one place, which has a line of its own', () => {
  const wrong = product.filter((file) => /@node-rs\/argon2|scrypt|pbkdf2Sync|bcrypt/.test(text(file)))
  expect(wrong).toEqual(['platform/server/passwords.ts'])
})

test('only those who are signed in wait for a lock in a transaction, and for what is theirs', async () => {
  const locks = product.filter((file) => /advisory_xact_lock/.test(text(file)))
  expect(locks).toEqual([
    'features/plans/useHousehold.ts',
    'platform/database/locks.ts',
    // When a register starts, before it listens.
    'platform/database/roles.ts',
    // By the jobs that deliver, one address at a time, and that seal the day.
    'platform/jobs/dispatch.ts',
    'platform/law/record.ts',
    'platform/law/seals.ts',
    'platform/server/sandboxstore.ts',
  ])
  const calls = new Map((await findContract()).map((call) => [call.name, call]))
  const waiting = product.filter((file) => /\boneAtATime\(/.test(text(file)) && file.includes('/calls/'))
  for (const file of waiting)
    expect([file, calls.get(path.basename(file, '.ts'))?.who]).not.toEqual([file, expect.stringMatching(/^(anyone|guest)$/)])
})

test('no rule reads a clock of its own', () => {
  const wrong = product.filter(
    (file) =>
      /^(features|knowledge|platform\/law|adapters)\//.test(file) &&
      !/\/(pages|parts)\//.test(file) &&
      /new Date\(\)|Date\.now\(\)/.test(text(file)),
  )
  expect(wrong).toEqual([])
})

test('only calls, jobs, pages and the files a framework asks for have a default export', () => {
  const wrong = product.filter(
    (file) =>
      /^export default/m.test(text(file)) && !/\/(calls|jobs|pages)\/|\/(feature|web)\.ts$|^(root|routes|entry\.\w+)\.tsx?$/.test(file),
  )
  expect(wrong).toEqual([])
})

test('events of a socket are answered inside the guard', () => {
  const wrong = product.filter(
    (file) =>
      !/\/(pages|parts)\/|^platform\/sockets\//.test(file) &&
      /\bsocket\.(on|once)\(|\bio\.use\(/.test(text(file)) &&
      file !== 'platform/server/connections.ts',
  )
  expect(wrong).toEqual([])
})

test('no file is named after its layer', () => {
  // The services of the outside world are a thing of the product.
  const things = new Set(['platform/server/services.ts'])
  expect(
    files.filter((file) => !things.has(file) && /(^|\/)(utils?|helpers?|services?|types|index|misc|common)(\/|\.tsx?$)/.test(file)),
  ).toEqual([])
})

test('files stay small: half of them at most 60 lines, nine in ten at most 150', () => {
  const lengths = product.map((file) => text(file).split('\n').length).sort((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(60)
  expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(150)
  const calls = product.filter((file) => /\/calls\//.test(file) && text(file).split('\n').length > 100)
  expect(calls).toEqual([])
})

test('every call has a test beside it that meets each of its refusals', async () => {
  const missing: string[] = []
  const byName = new Map(
    files.filter((file) => /\/calls\/\w+\.test\.ts$/.test(file)).map((file) => [path.basename(file, '.test.ts'), text(file)]),
  )
  for (const call of await findContract()) {
    const tested = byName.get(call.name)
    if (tested === undefined) missing.push(`${call.name} has no test`)
    if (tested === undefined) continue
    for (const code of Object.keys(call.refuses))
      if (!new RegExp(`['"\`]${code}['"\`]`).test(tested)) missing.push(`${call.name} is never seen to refuse ${code}`)
  }
  expect(missing).toEqual([])
})

test('some call tells of every topic, or naming it would refresh nothing', async () => {
  const told = new Set((await findContract()).flatMap(({ topics = [] }) => topics))
  const declared = product.filter((file) => file.endsWith('/topics.ts')).flatMap((file) => [...text(file).matchAll(/= '(\w+)'/g)])
  expect(declared.map(([, topic]) => topic).toSorted()).toEqual([...told].toSorted())
})

test('an entry of the contract takes nothing out of another, for a browser has its parts only later', () => {
  const wrong = product.filter((file) => file.endsWith('/contract.ts') && /\w\.(refuses|input|output|says)\b/.test(text(file)))
  expect(wrong).toEqual([])
})

test('every input refuses keys that it does not know, at every depth', async () => {
  const loose: string[] = []
  for (const call of await findContract()) walk(call.name, z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }))
  function walk(where: string, schema: unknown) {
    if (typeof schema !== 'object' || schema === null) return
    if (
      'properties' in schema &&
      'type' in schema &&
      schema.type === 'object' &&
      !('additionalProperties' in schema && schema.additionalProperties === false)
    )
      loose.push(where)
    for (const [key, inner] of Object.entries(schema)) walk(`${where}.${key}`, inner)
  }
  expect(loose).toEqual([])
})

test('a template of a message finds neither its reader nor the address of this site', () => {
  expect(product.filter((file) => file.endsWith('/messages.ts') && /publicUrl|\bletter\(/.test(text(file)))).toEqual([])
})

test('no page compares or translates a sentence of the contract', () => {
  const translates = /sentence === '|Enter the born on|must be a date like|InFormWords|inFormWords|wording/
  expect(product.filter((file) => /\/(kit|parts|pages)\//.test(file) && translates.test(text(file)))).toEqual([])
})

test('lists of facts are data files', () => {
  const rows = (file: string) => text(file).match(/^ {2,4}(\{ id: '|'[^']+': ['[]).*,$/gm)?.length ?? 0
  expect(product.filter((file) => rows(file) > 40)).toEqual([])
})

test('a page leaves waiting, failure and emptiness to Loaded and Listed', () => {
  const byHand = product.filter((file) => featureOf(file) && /ui\/(LoadingState|ErrorState)\.tsx'/.test(text(file)))
  expect(byHand).toEqual([
    // Grey shapes where a part stands that comes late.
    'features/accounts/kit/captcha/Captcha.tsx',
    // What was looked up may need a captcha first, and where it fails, a number to call.
    'features/lookup/parts/answer/LookupAnswer.tsx',
    'features/lookup/parts/answer/lazyparts.tsx',
    'features/payments/parts/pay/Paying.tsx',
    // The script of the card provider is no call of ours.
    'features/payments/parts/pay/ProviderCardForm.tsx',
    // The server brings the plans with the page, so there is no call to ask again.
    'features/plans/pages/PricingPage.tsx',
  ])
})

test('a list in pages is a Listed one, its view in the address; only the rows of a file that is still being mended have none', () => {
  const byHand = product.filter((file) => featureOf(file) && /ui\/Pager\.tsx'|\bonPage=/.test(text(file)))
  expect(byHand).toEqual(['features/pets/parts/file/ReportTable.tsx'])
})

test('a form says what its contract says; only one that asks no call says something of its own', () => {
  const own = product.filter((file) => featureOf(file) && /<FormRows[^>]*\serrors=\{(?!summary\.errors\})/.test(text(file)))
  expect(own).toEqual(['features/offers/parts/take/CodeForm.tsx'])
})

test('a form of several pages is a StepForm; beside it only what follows a form, and a student’s way to the certificate, shows steps', () => {
  const shown = product.filter((file) => /['/]Steps\.tsx'/.test(text(file)))
  const after = ['Applied', 'SignedInAlready'].map((name) => `features/accounts/parts/register/${name}.tsx`)
  const way = 'features/academy/parts/student/MyTraining.tsx'
  expect(shown).toEqual([way, ...after, 'features/recordTransfers/parts/SignInFirst.tsx', 'ui/StepForm.tsx'])
})

test('styles are few: Mantine and ui lay a page out, and no rule stands in many places', () => {
  const sheets = globSync('**/*.css', { cwd: SOURCE }).map((file) => readFileSync(path.join(SOURCE, file), 'utf8'))
  const rules = sheets.flatMap((sheet) => [...sheet.matchAll(/\{([^{}]*;[^{}]*;)\s*\}/g)].map(([, body = '']) => body.trim()))
  expect(sheets.join('').split('\n').length).toBeLessThanOrEqual(5003)
  expect(rules.length - new Set(rules).size).toBeLessThanOrEqual(48)
})

test('staff act by calls alone: each that changes something takes a reason, and is recorded with who did it', async () => {
  const acts = (await findContract()).filter(({ base, reads }) => base === STAFF_PATH && !reads)
  expect(acts.length).toBeGreaterThan(20)
  expect(acts.filter(({ input }) => !('reason' in input.shape)).map(({ name }) => name)).toEqual([])
  const isRecorded = (name: string) => /answerAsStaff(WithPreflight)?\(/.test(text(`features/staff/calls/${name}.ts`))
  expect(acts.map(({ name }) => name).filter((name) => !isRecorded(name))).toEqual([])
})
