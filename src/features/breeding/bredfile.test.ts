import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { animal, freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { litter, newbornLitter, puppy } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  register.clock.turn({ hours: 2 })
  bryony = await register.as('bryony')
})
afterAll(() => register.close())

const HEAD = 'Microchip number,Name,Species,Breed,Sex,Colour,Date of birth,Dam,Sire,KC Reg No'
const line = (name: string, parents = 'Oakley,Rusty,', born = '01/02/2026') =>
  `${freshChip()},${name},Dog,Cocker Spaniel,F,Golden,${born},${parents}`
const send = (lines: string[], who = bryony, input: { bred?: 'yes'; onlyCheck?: 'yes' } = { bred: 'yes' }, head = HEAD) =>
  who.importPets(input, { file: { bytes: Buffer.from([head, ...lines].join('\n')), name: 'puppies.csv' } })

describe('a file of puppies that their breeder sends', () => {
  test('puts them in litters by mother and birth, with their Kennel Club numbers, and their packs can be printed', async () => {
    const reply = await send([line('Ada', 'Oakley,Rusty,ac 0987 6511'), line('Bo'), line('Cy', 'Oakley,,', '01/01/2026')])
    expect(reply).toMatchObject({ status: 200, data: { imported: 3, owing: 3, ignored: [] } })
    const { items } = (await bryony.getLitters({ query: 'Oakley', sort: 'bornOn' })).data
    expect(items).toMatchObject([
      { bornOn: '2026-01-01', young: 1, sireName: null },
      { bornOn: '2026-02-01', young: 2, sireName: 'Rusty' },
    ])
    const [ada] = (await bryony.getBreederPets({ query: 'Ada' })).data.items
    expect(ada).toMatchObject({ state: 'withMe', damName: 'Oakley' })
    const { data } = await bryony.getPetDetail({ petId: ada?.id ?? '' })
    expect(data).toMatchObject({ kennelClubNumber: 'AC09876511', breeder: { isYou: true, licence: 'NYC/AL/2024/0187' } })
    expect((await bryony.downloadTransferPacks({ litterId: items[0]?.id ?? '' })).status).toBe(200)
  })

  test('joins a litter that’s registered already', async () => {
    const { data } = await bryony.addPetByBreeder(litter({ dam: { name: 'Maple' }, young: [puppy()] }))
    await send([line('Late', 'maple,,', '23/01/2026')])
    expect((await bryony.getLitters({ litterId: data.litterId })).data.items[0]).toMatchObject({ young: 2 })
  })

  test('has the chips of puppies that were written down without one: they’re known by their names and sex', async () => {
    await bryony.recordLitter(newbornLitter({ dam: { name: 'Medlar' } }))
    await send([line('Red ribbon', 'Medlar,,', '26/03/2026'), line('Green ribbon', 'Medlar,,', '26/03/2026')])
    const { items } = (await bryony.getLitters({ query: 'Medlar' })).data
    expect(items).toMatchObject([{ young: 4, newborn: [{ name: 'Blue ribbon' }, { name: 'Green ribbon', sex: 'male' }] }])
  })

  test('that names the mother by her chip joins the litter that was registered without it, which has it then', async () => {
    const damChip = freshChip()
    const { data } = await bryony.addPetByBreeder(litter({ dam: { name: 'Teasel' }, bornOn: '2026-02-07', young: [puppy()] }))
    const head = `${HEAD},Dam chip`
    const rows = [`${line('Late', 'Teasel,,', '07/02/2026')},${damChip}`, `${line('Later', ',,', '07/02/2026')},${damChip}`]
    expect((await send(rows, bryony, { bred: 'yes' }, head)).data).toMatchObject({ imported: 2 })
    const { items } = (await bryony.getLitters({ query: 'Teasel' })).data
    expect(items).toMatchObject([{ id: data.litterId, young: 3, damChipNumber: damChip }])
    const byChip = [`${line('Last', ',,', '07/02/2026')},${damChip}`]
    expect((await send(byChip, bryony, { bred: 'yes' }, head)).data).toMatchObject({ imported: 1 })
    expect((await bryony.getLitters({ litterId: data.litterId })).data.items).toMatchObject([{ young: 4 }])
  })

  test('with another chip of a mother of that name is asked about, and so is a chip of which no name is known', async () => {
    const dam = { name: 'Campion', chipNumber: freshChip() }
    await bryony.addPetByBreeder(litter({ dam, bornOn: '2026-02-08', young: [puppy()] }))
    const rows = [
      `${line('One', 'Campion,,', '08/02/2026')},${freshChip()}`,
      `${line('Two', ',,', '08/02/2026')},${freshChip()}`,
      `${line('Three', 'Campion of Oak,,', '08/02/2026')},`,
    ]
    const { data } = await send(rows, bryony, { bred: 'yes', onlyCheck: 'yes' }, `${HEAD},Dam chip`)
    expect(data.rows.map(({ wrong }) => wrong)).toEqual([
      ['Mother: You’ve already registered this litter, with Campion and other details. Correct this row, or the litter on its page.'],
      ['Mother: Enter her name. We don’t know her chip from your animals or litters, or from another row.'],
      [],
    ])
    expect(data.rows[2]?.notes[0]).toContain('You’ve already registered Campion’s litter with this date of birth')
  })

  test('isn’t put into a litter of another mother’s name, or of another father, whose details would be lost', async () => {
    const damChip = freshChip()
    const dam = { name: 'Juno', chipNumber: damChip }
    const rex = { name: 'Rex', kennelClubNumber: 'AC09876520' }
    await bryony.addPetByBreeder(litter({ dam, sire: rex, bornOn: '2026-02-03', young: [puppy()] }))
    await bryony.addPetByBreeder(litter({ dam, bornOn: '2025-06-20', young: [puppy()] }))
    const head = `${HEAD},Dam chip,Sire KC number`
    const row = (parents: string, born = '03/02/2026', kc = '') => `${line('Pup', parents, born)},${damChip},${kc}`
    const rows = [
      row('Hazel,,'),
      row('Juno of Oak Farm,rex,'),
      row('Juno,Rufus,'),
      row('Juno,Rex,', '03/02/2026', 'AC09876521'),
      row('Juno,Rex,', '20/06/2025'),
    ]
    const { data } = await send(rows, bryony, { bred: 'yes', onlyCheck: 'yes' }, head)
    expect(data.rows.map(({ wrong }) => wrong)).toEqual([
      ['Mother: You’ve already registered this litter, with Juno and other details. Correct this row, or the litter on its page.'],
      [],
      ['Father: You’ve already registered this litter, with Rex and other details. Correct this row, or the litter on its page.'],
      ['Father: You’ve already registered this litter, with Rex and other details. Correct this row, or the litter on its page.'],
      ['Father: You’ve already registered this litter without a father. Add him on the litter’s page first, or leave him out here.'],
    ])
  })

  test('keeps what any row of a litter says of its parents, and one litter has one father', async () => {
    const head = `${HEAD},Dam KC number`
    const two = await send([`${line('Max', 'Sorrel,Rex,')},`, `${line('Mo', 'Sorrel,Rufus,')},`], bryony, { bred: 'yes' }, head)
    expect(two.data.rows.map(({ wrong }) => wrong)).toEqual([
      [],
      ['Father: Another row of this litter has Rex with other details. Make the rows the same.'],
    ])
    await send([`${line('Max', 'Sorrel,,')},`, `${line('Mo', 'Sorrel,Rufus,')},AC09876522`], bryony, { bred: 'yes' }, head)
    const { items } = (await bryony.getLitters({ query: 'Sorrel' })).data
    expect(items).toMatchObject([{ young: 2, sireName: 'Rufus', damKennelClubNumber: 'AC09876522' }])
  })

  test('isn’t of another keeper’s mother, nor of a female of theirs as the father', async () => {
    const tess = freshChip()
    const anna = await register.as('anna')
    await anna.addPet(animal({ name: 'Tess', chipNumber: tess }))
    const rows = [`${line('Ned', 'Tess,,')},${tess},`, `${line('Nan', 'Clover,Tess,')},,${tess}`]
    const { data } = await send(rows, bryony, { bred: 'yes', onlyCheck: 'yes' }, `${HEAD},Dam chip,Sire chip`)
    expect(data.rows.map(({ wrong }) => wrong)).toEqual([
      ['Mother: This chip isn’t registered to you. Check the number, or leave it out and give her name.'],
      ['Father: This chip isn’t registered to you. Check the number, or leave it out and give his name.'],
    ])
  })

  test('may be the register’s own file of another breeder’s animals, which are ordinary animals without a mother', async () => {
    const head =
      'Name,Microchip number,Species,Breed,Sex,Colour,Date of birth,Mother,Mother’s microchip number,Mother’s Kennel Club number,Father,Kennel Club number'
    const dam = freshChip()
    const rows = [
      `Di,${freshChip()},dog,Cocker Spaniel,female,Gold,2026-02-02,Hollow,${dam},AB01234577,Rex,AC09876512`,
      `El,${freshChip()},dog,Cocker Spaniel,female,Gold,2026-02-02,,,,,`,
    ]
    const reply = await send(rows, bryony, { bred: 'yes' }, head)
    expect(reply.data).toMatchObject({ imported: 2, ignored: [] })
    expect(reply.data.rows[1]?.notes).toEqual([
      'No mother is given: it’s registered to you, but not as bred by you. If you bred it, put Yes in a column ‘Bred by you’.',
    ])
    expect((await bryony.getLitters({ query: 'Hollow' })).data.items).toMatchObject([
      { young: 1, damChipNumber: dam, damKennelClubNumber: 'AB01234577', sireName: 'Rex' },
    ])
  })

  test('without the tick leaves who bred them unsaid, which the check of the file says of each that has parents there', async () => {
    const file = [line('Fay', 'Elder,,'), line('Fen', ',,')]
    const { rows } = (await send(file, bryony, { onlyCheck: 'yes' })).data
    const said = 'We won’t keep its mother and father. If you bred it, tick “I bred the animals that have a mother in this file”.'
    expect(rows.map(({ notes }) => notes)).toEqual([[said], []])
    const anna = await register.as('anna')
    expect((await send([line('Fig', ',Rusty,')], anna, { onlyCheck: 'yes' })).data.rows[0]?.notes).toEqual([
      'We won’t keep its mother and father.',
    ])
    await send(file, bryony, {})
    expect((await bryony.getLitters({ query: 'Elder' })).data.items).toEqual([])
    expect((await bryony.getUsersPets({ query: 'Fay' })).data.items).toHaveLength(1)
  })

  test('says what’s wrong with parents and Kennel Club numbers, and too old is noted', async () => {
    const own = freshChip()
    await bryony.addPetByBreeder(litter({ young: [puppy({ chipNumber: own, name: 'Hazel' })] }))
    const head = `${HEAD},Dam chip`
    const rows = [
      `${line('Gil', 'Bramble,,12345')},${own}`,
      `${line('Hal', 'Yarrow,,AC09876513')},123`,
      `${line('Ida', 'Yarrow,,AC09876513')},`,
      `${line('Jo', 'Yarrow,,', '01/02/2021')},`,
    ]
    const { data } = await send(rows, bryony, { bred: 'yes', onlyCheck: 'yes' }, head)
    const [gil, hal, ida, jo] = data.rows
    expect(gil?.wrong[0]).toMatch(/^Kennel Club number: Enter the number/)
    expect(hal?.wrong[0]).toMatch(/^Parents: Microchip number must be 15 digits/)
    expect(ida?.wrong).toEqual(['Another row has the same Kennel Club number'])
    expect(jo?.notes[0]).toMatch(/more than 2 years old/)
    const other = await send([`${line('Kit', 'Bramble,,')},${own}`], bryony, { bred: 'yes', onlyCheck: 'yes' }, head)
    expect(other.data.rows[0]?.wrong[0]).toMatch(/^Mother: This is Hazel’s chip/)
  })

  test('says of older animals, and of those without a mother, that their breeder bred them, each without a litter', async () => {
    const head = `${HEAD},Bred by you`
    const rows = [
      `${line('Queenie', 'Yarrow,,', '01/02/2021')},`,
      `${line('Regal', ',,', '01/02/2021')},Yes`,
      `${line('Solo', ',,')},yes`,
      `${line('Bought', 'Other,,', '01/02/2021')},No`,
      `${line('Unsaid', ',,', '01/02/2021')},`,
    ]
    expect((await send([`${line('Wrong', ',,')},perhaps`], bryony, { bred: 'yes', onlyCheck: 'yes' }, head)).data.rows[0]?.wrong).toEqual([
      'Bred by you must be Yes or No',
    ])
    const unticked = (await send(rows, bryony, { onlyCheck: 'yes' }, head)).data.rows[1]?.notes
    expect(unticked?.[0]).toMatch(/^We won’t write on its record that you bred it/)
    expect((await send(rows, bryony, { bred: 'yes' }, head)).data).toMatchObject({ imported: 5 })
    const bredBy = async (name: string) => {
      const [pet] = (await bryony.getUsersPets({ query: name })).data.items
      const { breeder, litter } = (await bryony.getPetDetail({ petId: pet?.id ?? '' })).data
      return [breeder?.isYou ?? false, litter]
    }
    expect(await bredBy('Queenie')).toEqual([true, null])
    expect(await bredBy('Regal')).toEqual([true, null])
    expect(await bredBy('Solo')).toEqual([true, null])
    expect(await bredBy('Bought')).toEqual([false, null])
    expect(await bredBy('Unsaid')).toEqual([false, null])
    const stateOf = async (query: string) => (await bryony.getBreederPets({ query })).data.items[0]?.state
    expect([await stateOf('Queenie'), await stateOf('Regal'), await stateOf('Solo')]).toEqual(['kept', 'kept', 'withMe'])
  })

  test('isn’t taken as bred from somebody who isn’t a breeder: notBreeder', async () => {
    expect(await send([line('Lu')], await register.as('anna'))).toMatchObject({ status: 403, code: 'notBreeder' })
  })
})
