import { freshChip } from './animals.ts'
import { chipped } from './implants.ts'
import { newestTo } from './mailbox.ts'
import type { TestRegister } from './register.ts'

let houses = 0

/** Somebody with neither e-mail nor mobile, at an address of their own. */
export function withoutEmail(over: Record<string, unknown> = {}) {
  houses += 1
  const address = { line1: `${houses} Mill Lane`, line2: '', town: 'Banbury', county: '', postcode: 'OX16 5QB' }
  return { name: 'Mary Jones', address, landline: '01295 810123', ...over }
}

/** Where letters to them go, as the outbox has it. */
export const letterboxOf = ({ name, address }: ReturnType<typeof withoutEmail>) =>
  [name, address.line1, address.line2, address.town, address.county, address.postcode].filter(Boolean).join('\n')

/** The code in a letter. */
export function codeIn({ text }: { text: string }): string {
  const code = /Your code(?: for all of them)?: (\S+)/.exec(text)?.[1]
  if (!code) throw new Error(`There is no code in: ${text}`)
  return code
}

/** An animal that Idris has registered for somebody who is asked by letter, with the code in it. */
export async function askedByLetter(register: TestRegister, over: Parameters<typeof chipped>[1] = {}) {
  const to = withoutEmail()
  const chip = freshChip()
  const idris = await register.as('idris')
  const reply = await idris.registerChip(chipped(chip, { to, ...over }))
  const letterbox = letterboxOf(to)
  const letter = await newestTo(register, letterbox)
  const [implant] = (await idris.getImplanterImplantedChips({ query: chip })).data.items
  return { to, chip, ...reply.data, idris, letterbox, letter, code: codeIn(letter), implantId: implant?.id ?? '', implant }
}

const HEAD = 'Microchip number,Name,Species,Breed,Sex,Colour,Date of birth,Implanted on,Implant site,Owner,Address,Town,Postcode'
const row = () => `${freshChip()},Pip,Dog,unknown,F,Golden,01/01/2026,20/03/2026,Scruff,Mary Jones,4 Mill Lane,Banbury,OX16 5QB`

/** Has Idris register so many animals from one file, all of them for the same person by letter. */
export async function fileOfLetters(register: TestRegister, animals: number) {
  const bytes = Buffer.from([HEAD, ...Array.from({ length: animals }, row)].join('\n'))
  return (await register.as('idris')).importImplants({ onlyCheck: 'no' }, { file: { bytes, name: 'reader.csv' } })
}
