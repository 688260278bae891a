import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { hairline, mark } from '#platform/pdf/ornaments.ts'
import { bytesOf, decorate, heightOf, INK, INNER, newSheet, PINE, QUIET, SHEET, type Sheet, write } from '#platform/pdf/sheet.ts'
import { whenText } from '#platform/text/whentext.ts'

export interface TransferLetter {
  /** The other database. */
  to: string
  /** Who signs: of an organisation, what it’s called. */
  keeper: { name: string; lines: readonly string[]; email: string; mobile: string | null }
  /** HOLD-8 That an organisation took the animal in as a stray, and when (`YYYY-MM-DD`); null for any other. */
  stray: { cameOn: string; heldUntil: string | null; council: string | null } | null
  pet: { name: string; species: string; chipNumber: string }
  movedAt: Date
  /** MOVE-1 Before that, the letter asks to be told whose the record is, and says nothing more. */
  isProven: boolean
  /** Null where an earlier keeper moved the record. */
  proof: 'certificate' | 'signedForm' | 'transferCode' | 'sameEmail' | null
  /** The transfer code of the other database, where that is the proof. */
  code: string | null
  madeAt: Date
  site: string
}

/** A letter on one sheet of A4, tagged for screen readers, in the keeper's own name and ready to sign. */
export async function transferLetter(letter: TransferLetter): Promise<Buffer> {
  const { to, madeAt } = letter
  const title = `Letter to ${to}: ${headingOf(letter)}`
  const sheet = await newSheet({ title, about: 'A record on two registers', madeAt })
  const root = sheet.struct('Document')
  sheet.addStructure(root)
  mark(sheet, SHEET.right - 26, 48, 26)

  let y = 56
  const add = (tag: string, text: string, { size = 11, face = 'text', colour = INK, below = 10 }: Style = {}) => {
    root.add(
      sheet.struct(tag, {}, () => {
        write(sheet, text, { face, size, colour, y })
      }),
    )
    y += heightOf(sheet, text, { face, size, width: INNER }) + below
  }
  add('P', [letter.keeper.name, ...letter.keeper.lines, letter.keeper.email, letter.keeper.mobile].filter(Boolean).join('\n'), {
    below: 22,
  })
  add('P', whenText(madeAt, 'day'), { colour: QUIET, below: 22 })
  add('P', to, { face: 'strong', below: 22 })
  add('H1', headingOf(letter), { face: 'title', size: 17, colour: PINE, below: 16 })
  for (const paragraph of paragraphsOf(letter)) add('P', paragraph, { below: 12 })
  signature(sheet, y + 56)
  y += 64
  add('P', letter.keeper.name)
  hairline(sheet, 772)
  y = 780
  add(
    'P',
    `Made with Homeward, a pet microchip register, ${letter.site}. The keeper is who an animal lives with, not necessarily its owner.`,
    {
      size: 8.5,
      colour: QUIET,
    },
  )
  root.end()
  return bytesOf(sheet)
}

interface Style {
  size?: number
  face?: 'title' | 'text' | 'strong'
  colour?: string
  below?: number
}

function headingOf({ pet, isProven }: TransferLetter): string {
  const number = groupChipNumber(pet.chipNumber)
  return isProven ? `Microchip ${number}: the record has moved` : `Microchip ${number}: confirm or object to the move`
}

/** What the letter says, paragraph by paragraph. */
export function paragraphsOf({ pet, movedAt, site, isProven, stray, ...proof }: TransferLetter): string[] {
  if (stray && !isProven) return strayParagraphs({ pet, movedAt, site, stray, ...proof })
  const number = groupChipNumber(pet.chipNumber)
  if (!isProven)
    return [
      `I am the keeper of ${pet.name} (${pet.species}), whose microchip number is ${number}. You hold a record of it. On ${whenText(movedAt, 'day')} I registered it with Homeward (${site}) as well, and asked for the record to move there. The move isn’t proven yet, and until it is, Homeward tells finders of both registers.`,
      ...proofWords(proof),
      'Could you confirm in writing, to me and to Homeward, that the record is mine and that you agree to the move, or tell us that you object?',
      'Leave your record as it is until then.',
      'Yours faithfully',
    ]
  return [
    `I am the keeper of ${pet.name} (${pet.species}), whose microchip number is ${number}. You have held its record. On ${whenText(movedAt, 'day')} I moved it to Homeward (${site}), which is now its primary register.`,
    ...proofWords(proof),
    'I am writing to ask you to mark your record as moved to Homeward, so that finders are sent to one register and not to two that disagree (Microchipping of Cats and Dogs (England) Regulations 2023, SI 2023/468, regulation 7, and the equivalent in Wales, Scotland and Northern Ireland). The details you hold for me are now out of date.',
    'Could you confirm in writing once this is done?',
    'Yours faithfully',
  ]
}

/** HOLD-8 An organisation claims no keeper's place before: it says how the animal came to it. */
function strayParagraphs({ pet, movedAt, site, stray, ...proof }: Omit<TransferLetter, 'isProven'>): string[] {
  const { cameOn, heldUntil, council } = stray ?? { cameOn: '', heldUntil: null, council: null }
  const number = groupChipNumber(pet.chipNumber)
  return [
    `On ${whenText(cameOn, 'day')} ${proof.keeper.name} took in ${pet.name} (${pet.species}) as a stray. Its microchip number is ${number}, and you hold a record of it.${council ? ` The council’s reference is ${council}.` : ''}`,
    `We’ve held it for the keeper in your record${heldUntil ? ` until the end of ${whenText(heldUntil, 'day')}` : ''}, and no one has claimed it from us. On ${whenText(movedAt, 'day')} we asked Homeward (${site}) to treat the record there as the one that counts. That isn’t proven yet, and until it is, Homeward tells finders of both registers.`,
    ...proofWords(proof),
    'Could you tell us in writing, and Homeward, whether you’ve told the keeper in your record, what they answered, and whether you agree or object?',
    'Leave your record as it is until then.',
    'Yours faithfully',
  ]
}

function proofWords({ proof, code, keeper }: Pick<TransferLetter, 'proof' | 'code' | 'keeper'>): string[] {
  if (proof === null) return []
  if (proof === 'certificate') return ['I enclose a copy of the certificate you issued to me.']
  if (proof === 'signedForm') return ['I enclose a copy of the signed form with which the animal was given up.']
  if (proof === 'transferCode') return [`The transfer code you gave me is ${code}.`]
  return [`To show that the record is mine, the e-mail address in it is the same as on this letter: ${keeper.email}.`]
}

/** A line to sign on. */
function signature(sheet: Sheet, y: number) {
  decorate(sheet, () => {
    sheet
      .moveTo(SHEET.left, y)
      .lineTo(SHEET.left + 200, y)
      .lineWidth(0.8)
      .stroke(QUIET)
  })
}
