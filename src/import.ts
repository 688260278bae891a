import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { placePostcodes } from '#adapters/postcodes/places.ts'
import { type Brought, bringIn } from '#features/pets/import/bring.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { runCommand } from '#platform/server/command.ts'

const USAGE = `npm run import -- pets file.csv [--keeper anna@example.org] [--check]
  --keeper  the account that keeps every pet in the file; without it, the file names the keepers
  --check   says what’s wrong with the file, and writes nothing`

/** `npm run import -- pets file.csv`: brings in the pets of a file, all of them or none. */
await runCommand(whatToImport, async ({ bytes, keeper, onlyCheck }, db) => {
  const began = performance.now()
  const postcodes = placePostcodes()
  const nationOf = async (postcode: string) => (await postcodes.find(postcode))?.nation ?? 'other'
  const brought = await bringIn(db, bytes, { now: systemClock.now(), keeper, onlyCheck, nationOf })
  const faulty = reportRows(brought)
  if (faulty > 0) process.exitCode = 1
  say(summary(brought, { faulty, onlyCheck, seconds: (performance.now() - began) / 1000 }))
})

function whatToImport() {
  const options = { keeper: { type: 'string' }, check: { type: 'boolean', default: false } } as const
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [what, file] = positionals
  if (what !== 'pets' || !file) throw new Error(USAGE)
  return { bytes: contentsOf(file), keeper: values.keeper ?? null, onlyCheck: values.check }
}

function contentsOf(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    throw new Error(`Can’t read the file ${file}`)
  }
}

/** Prints what there is to say about each row; how many rows are at fault. */
function reportRows({ rows, ignored }: Brought): number {
  if (ignored.length > 0) say(`These columns are ignored: ${ignored.join(', ')}`)
  for (const { row, name, wrong, notes } of rows)
    for (const words of [...notes, ...wrong]) say(`Row ${row}, ${name || 'no name'}: ${words}`)
  return rows.filter(({ wrong }) => wrong.length > 0).length
}

function summary(
  { rows, imported, newKeepers }: Brought,
  { faulty, onlyCheck, seconds }: { faulty: number; onlyCheck: boolean; seconds: number },
): string {
  if (faulty > 0) return `Nothing was imported: fix ${faulty} of ${many(rows.length, 'row')} and run it again.`
  if (onlyCheck) return `Checked ${many(rows.length, 'row')} and found nothing wrong. Nothing was written, because this was a check.`
  return `Imported ${many(imported, 'pet')} and opened ${many(newKeepers, 'account')} in ${seconds.toFixed(1)} seconds.`
}

function many(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
