import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { placePostcodes } from '#adapters/postcodes/places.ts'
import { type Brought, bringIn } from '#features/pets/importing/bring.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { runCommand } from '#platform/server/command.ts'

/** `npm run import -- pets file.csv [--keeper email] [--check]`: brings in the pets of a file, all of them or none. */
const USAGE = `npm run import -- pets file.csv [--keeper anna@example.org] [--check]
  --keeper  the account that keeps every pet of the file; without it the file names the keepers
  --check   says what is wrong with the file, and writes nothing`

await runCommand(async (db) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keeper: { type: 'string' }, check: { type: 'boolean', default: false } },
  })
  const [what, file] = positionals
  if (what !== 'pets' || !file) throw new Error(USAGE)

  const began = performance.now()
  const bytes = await readFile(file).catch(() => {
    throw new Error(`There is no file ${file} that can be read`)
  })
  const postcodes = placePostcodes()
  const nationOf = async (postcode: string) => (await postcodes.find(postcode))?.nation ?? 'other'
  const brought = await bringIn(db, bytes, { now: systemClock.now(), keeper: values.keeper ?? null, onlyCheck: values.check, nationOf })
  report(brought, values.check, (performance.now() - began) / 1000)
})

function report({ rows, ignored, imported, newKeepers }: Brought, onlyCheck: boolean, seconds: number) {
  const faulty = rows.filter(({ wrong }) => wrong.length > 0)
  if (ignored.length > 0) say(`These columns are not read: ${ignored.join(', ')}`)
  for (const { row, name, notes } of rows) for (const note of notes) say(`Row ${row}, ${name}: ${note}`)
  for (const { row, name, wrong } of faulty) for (const words of wrong) say(`Row ${row}, ${name || 'no name'}: ${words}`)
  say(summary())
  if (faulty.length > 0) process.exitCode = 1

  function summary(): string {
    if (faulty.length > 0) return `Nothing was imported: mend ${faulty.length} of ${rows.length} rows and run it again.`
    if (onlyCheck) return `All ${rows.length} rows can be imported. Nothing was written, because this was a check.`
    return `Imported ${imported} pets and opened ${newKeepers} accounts in ${seconds.toFixed(1)} seconds.`
  }
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
