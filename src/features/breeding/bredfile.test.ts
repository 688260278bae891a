import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { litter, puppy } from '#src/testing/litters.ts'
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
    expect(reply.data.rows[1]?.notes).toEqual(['No mother is given: it’s registered to you, but not as bred by you'])
    expect((await bryony.getLitters({ query: 'Hollow' })).data.items).toMatchObject([
      { young: 1, damChipNumber: dam, damKennelClubNumber: 'AB01234577', sireName: 'Rex' },
    ])
  })

  test('without the tick leaves who bred them unsaid', async () => {
    await send([line('Fay', 'Elder,,')], bryony, {})
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

  test('isn’t taken as bred from somebody who isn’t a breeder: notBreeder', async () => {
    expect(await send([line('Lu')], await register.as('anna'))).toMatchObject({ status: 403, code: 'notBreeder' })
  })
})
