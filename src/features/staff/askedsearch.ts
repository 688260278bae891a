import { OPEN_OFFER } from '#features/offers/lifecycle.ts'
import { groupChipNumber, ungrouped } from '#knowledge/chipnumbers/group.ts'
import type { Db } from '#platform/database/db.ts'
import { shownLandline, shownMobile } from '#platform/text/mobile.ts'
import { whenText } from '#platform/text/whentext.ts'
import { IN_ALL, like, MOST, type Section, sectionOf } from './found.ts'
import { reachOf } from './people.ts'
import { readTyped } from './typedwords.ts'

/** Who has been asked whether an animal is theirs and hasn't answered: they may have no account, so only the question knows them. */
export async function askedLike(db: Db, words: string): Promise<Section> {
  const { mobile, landline, postcode, lastDigits } = readTyped(words)
  const rows = await db
    .selectFrom('offer')
    .innerJoin('pet', 'pet.id', 'offer.petId')
    .innerJoin('chip', (join) => join.onRef('chip.petId', '=', 'pet.id').on('chip.supersededAt', 'is', null))
    .leftJoin('keeperToBe', 'keeperToBe.petId', 'pet.id')
    .select(['offer.id', 'offer.answerBy', 'offer.fromAccount', 'offer.toEmail', 'offer.toMobile', IN_ALL])
    .select(['pet.name as petName', 'chip.number', 'keeperToBe.name as named'])
    .select(['keeperToBe.line1', 'keeperToBe.town', 'keeperToBe.postcode', 'keeperToBe.landline'])
    .where('offer.status', 'in', OPEN_OFFER)
    .where(({ or, eb }) =>
      or([
        ...(words.length > 1 ? [like('offer.toEmail', words), like('keeperToBe.name', words), like('pet.name', words)] : []),
        ...(mobile ? [eb('offer.toMobile', '=', mobile)] : []),
        ...(landline ? [eb('keeperToBe.landline', '=', landline)] : []),
        ...(postcode ? [eb('keeperToBe.postcode', '=', postcode)] : []),
        ...(lastDigits ? [eb('keeperToBe.landline', 'like', `%${lastDigits}`)] : []),
        ...(words.length > 3 ? [like('keeperToBe.line1', words)] : []),
        eb('chip.number', '=', ungrouped(words)),
      ]),
    )
    .orderBy('offer.answerBy')
    .orderBy('offer.id')
    .limit(MOST)
    .execute()
  const by = await reachOf(
    db,
    rows.map(({ fromAccount }) => fromAccount),
  )
  return sectionOf(
    'asked',
    rows,
    ({ id, petName, number, answerBy, named, toEmail, toMobile, landline: theirs, line1, town, postcode: code, fromAccount }) => ({
      kind: 'asked',
      id,
      name: `if ${petName}, ${groupChipNumber(number)}, is theirs`,
      status: `until ${whenText(answerBy.toISOString(), 'day')}`,
      who:
        [named, toEmail, toMobile && shownMobile(toMobile), theirs && shownLandline(theirs), line1, town, code]
          .filter(Boolean)
          .join(', ') || 'whoever has the code',
      where: `asked by ${by(fromAccount)}`,
      next: [],
    }),
  )
}

/** Batches of microchips by their code. */
export async function batchesLike(db: Db, words: string): Promise<Section> {
  const rows = await db
    .selectFrom('chipBatch')
    .select(['id', 'code', 'status', 'manufacturer', 'expiresOn', IN_ALL])
    .where(like('code', words))
    .orderBy('code')
    .limit(MOST)
    .execute()
  return sectionOf('batch', rows, ({ id, code, status, manufacturer, expiresOn }) => ({
    kind: 'batch',
    id,
    name: code,
    status: BATCH[status],
    who: manufacturer,
    where: `sterile until ${whenText(expiresOn, 'day')}`,
    next: [`npm run staff -- list-chip-reports ${code}`],
  }))
}

const BATCH = { inStock: 'in stock', frozen: 'frozen', recalled: 'recalled' }
