import { expect, test } from 'vitest'
import { transferPacks } from './packs.ts'
import { codeText, factsOf, lawFor, type Packed, stepsFor } from './words.ts'

const sorrel: Packed = {
  name: 'Sorrel',
  originalName: 'Sorrel',
  chipNumber: '900164001990011',
  species: 'dog',
  breed: 'Cocker Spaniel',
  sex: 'female',
  colour: 'Golden',
  markings: '',
  implantedOn: null,
  implanterName: null,
  damName: 'Saffron',
  damKennelClubNumber: '',
  sireName: '',
  sireKennelClubNumber: '',
  kennelClubNumber: '',
  bornOn: '2026-01-20',
  bornExactly: true,
  registeredAt: new Date('2026-03-10T09:00:00Z'),
  breederLicence: 'NYC/AL/2024/0187',
  breederAuthority: 'North Yorkshire Council',
  from: { kind: 'sale', by: 'Hollow Farm Spaniels', phone: '01756 555 010' },
  toPay: '',
  code: '7K2M9-P4TQX',
  link: 'https://homeward.example/take/7K2M9-P4TQX',
  worksFrom: '2026-03-27',
  expiresAt: new Date('2026-06-20T09:00:00Z'),
}
const making = { madeAt: new Date('2026-03-27T09:30:00Z'), site: 'https://homeward.example' }
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length
const values = (over: Partial<Packed> = {}) => Object.fromEntries(factsOf({ ...sorrel, ...over }).map(({ label, value }) => [label, value]))

test('it names the licence of the breeder and who gave it, where there is one', () => {
  expect(values()['Breeder’s licence']).toBe('NYC/AL/2024/0187, North Yorkshire Council')
  expect(values({ breederLicence: null, breederAuthority: null })).not.toHaveProperty('Breeder’s licence')
})

test('it says who bred it and what of its registration is still to pay', () => {
  expect(values()).toMatchObject({ Breeder: 'Hollow Farm Spaniels, 01756 555 010' })
  expect(values()).not.toHaveProperty('Registration, still to pay')
  expect(values({ toPay: '£15, once' })['Registration, still to pay']).toBe('£15, once')
  expect(values({ from: { kind: 'sale', by: '', phone: '' } })).not.toHaveProperty('Breeder')
})

test('it names the parents and the Kennel Club number as far as they are known', () => {
  expect(values()).toMatchObject({ Mother: 'Saffron' })
  expect(values()).not.toHaveProperty('Father')
  expect(values({ sireName: 'Basil', kennelClubNumber: 'BB01234501' })).toMatchObject({
    Father: 'Basil',
    'Kennel Club number': 'BB01234501',
  })
  expect(values({ damKennelClubNumber: 'AB01234577' })['Mother']).toBe('Saffron, Kennel Club number AB01234577')
})

test('it says when the chip was put in and by whom, as far as that’s known', () => {
  expect(values()).not.toHaveProperty('Chip implanted')
  expect(values({ implantedOn: '2026-03-10', implanterName: 'Idris Bevan' })['Chip implanted']).toBe('10 March 2026, by Idris Bevan')
})

test('it names the original name only where that was another', () => {
  expect(values()).not.toHaveProperty('Original name or number')
  expect(values({ originalName: 'Red ribbon' })['Original name or number']).toBe('Red ribbon')
})

test('every buyer reads that keeping is not owning, and only those of dogs and cats of a duty', () => {
  for (const species of ['dog', 'cat', 'tortoise'] as const) expect(lawFor({ ...sorrel, species }).at(-1)).toContain('not who owns it')
  expect(lawFor(sorrel)[0]).toContain('By law, the new keeper of a dog must')
  expect(lawFor({ ...sorrel, species: 'cat' })[0]).toContain('By law in England, the new keeper of a cat must')
  expect(lawFor({ ...sorrel, species: 'tortoise' })[0]).toMatch(/^By law, you don’t have to register a tortoise/)
})

test('it says from when until when the code works', () => {
  expect(codeText(sorrel)).toContain('It works once, from 27 March 2026 until 20 June 2026.')
})

test('three steps lead from the code to the record, with the address to type', () => {
  expect(stepsFor(sorrel, making.site)).toHaveLength(3)
  expect(stepsFor(sorrel, making.site)[0]).toContain('https://homeward.example/take')
})

test('it is one tagged page an animal, with a title and a link, for screen readers', async () => {
  const pdf = await transferPacks([sorrel, { ...sorrel, name: 'Bracken' }], making)
  expect(pages(pdf)).toBe(2)
  const text = pdf.toString('latin1')
  expect(text).toContain('/Lang (en-GB)')
  expect(text).toContain('/Marked true')
  expect(text).toContain('(Transfer packs for 2 animals)')
  expect(text).toContain('(https://homeward.example/take/7K2M9-P4TQX)')
})

test('it stays one page an animal when everything is as long as it can be', async () => {
  const long = (times: number) => 'W'.repeat(times)
  const longest = { ...sorrel, name: long(60), originalName: `${long(59)}M`, breed: long(80), colour: long(60), markings: long(300) }
  const licence = { breederLicence: long(60), breederAuthority: long(100) }
  const implant = { implantedOn: '2026-03-10', implanterName: long(80) }
  const parents = { damName: long(60), damKennelClubNumber: long(20), sireName: long(60), sireKennelClubNumber: long(20) }
  const sold = { from: { kind: 'sale', by: long(60), phone: '01756 555 010' }, toPay: '£15, once' } as const
  expect(pages(await transferPacks([{ ...longest, ...licence, ...implant, ...parents, ...sold }], making))).toBe(1)
  const from = { kind: 'adoption', by: long(80), isBackup: true } as const
  expect(pages(await transferPacks([{ ...longest, ...licence, ...implant, ...parents, from }], making))).toBe(1)
})

test('a pack of a rescue says who it’s from, who stays its back-up and who’s the keeper until then', async () => {
  const from = { kind: 'adoption', by: 'Kiln Road Rescue', isBackup: true } as const
  expect(values({ from })).toMatchObject({ 'Adopted from': 'Kiln Road Rescue', 'Rescue back-up': 'Kiln Road Rescue' })
  expect(values({ from: { ...from, isBackup: false } })).not.toHaveProperty('Rescue back-up')
  expect(values()).not.toHaveProperty('Adopted from')
  expect(lawFor({ ...sorrel, from })[0]).toContain('the rescue is still the keeper')
  expect(lawFor(sorrel)[0]).toContain('the breeder is still the keeper')
  expect((await transferPacks([{ ...sorrel, from }], making)).toString('latin1')).toContain('(Adoption pack: Sorrel)')
})
