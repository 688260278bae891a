import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { type Room, watchDisk } from './disk.ts'

const MB = 1024 * 1024
const MARKS = { files: 1024, writes: 256 }

test.each([
  [5000, 'plenty'],
  [1000, 'noFiles'],
  [200, 'onlyVital'],
  [0, 'onlyVital'],
])('with %i MB free of a large disk there is room for: %s', (free, room) => {
  const disk = watchDisk('/', MARKS, () => ({ free: free * MB, size: 100_000 * MB }))
  expect(disk.room()).toBe(room)
  disk.stop()
})

test('a small disk is not full from the first day', () => {
  const disk = watchDisk('/', MARKS, () => ({ free: 150 * MB, size: 300 * MB }))
  expect(disk.room()).toBe('plenty')
  disk.stop()
})

test('a disk that is freed is seen to be within two seconds', () => {
  vi.useFakeTimers()
  const measured = { free: 0, size: 100_000 * MB }
  const disk = watchDisk('/', MARKS, () => ({ ...measured }))
  expect(disk.room()).toBe('onlyVital')
  measured.free = 50_000 * MB
  vi.advanceTimersByTime(2_000)
  expect(disk.room()).toBe('plenty')
  disk.stop()
  vi.useRealTimers()
})

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const have = (room: Room) => {
  register.services.disk.room = () => room
}

test('uploads are refused first, then other writes, and lookups and registrations never', async () => {
  const anna = await register.as('anna')
  const upload = () => anna.uploadFile({}, { file: { bytes: Buffer.from('no picture'), name: 'pip.png' } })
  const all = async () => [
    (await upload()).status,
    (await anna.updateUser({ antiPhishingWord: 'marmalade' })).status,
    (await anna.addPet(animal({}))).status,
    (await register.stranger.publicChipInfo({ chipNumber: '956000000000001' })).status,
    (await anna.getUsersPets({})).status,
  ]
  have('plenty')
  expect(await all()).toEqual([415, 200, 200, 200, 200])
  have('noFiles')
  expect(await all()).toEqual([507, 200, 200, 200, 200])
  expect(await upload()).toMatchObject({ code: 'storageFull', message: expect.stringMatching(/^We can’t take files at the moment/) })
  have('onlyVital')
  expect(await all()).toEqual([507, 507, 200, 200, 200])
  expect((await upload()).headers['retry-after']).toBe('600')
  have('plenty')
  expect(await all()).toEqual([415, 200, 200, 200, 200])
})

test('/readyz says how the database, the disk and the last backup stand', async () => {
  const ready = async () => (await register.app.inject({ url: '/readyz' })).json()
  have('noFiles')
  expect(await ready()).toEqual({
    status: 'ready',
    database: 'answers',
    disk: 'noFiles',
    backup: { state: 'none yet', hours: expect.any(Number) },
  })
  const taken = (hours: number) =>
    register.db
      .insertInto('backup')
      .values({ name: `${hours}`, takenAt: new Date(Date.now() - hours * 3_600_000), bytes: 1 })
      .execute()
  await taken(30)
  expect((await ready()).backup).toEqual({ state: 'late', hours: 30 })
  await taken(3)
  expect((await ready()).backup).toEqual({ state: 'good', hours: 3 })
  const { body } = await register.app.inject({ url: '/metrics' })
  expect(body).toMatch(/^homeward_backup_age_seconds 10800/m)
  expect(body).toMatch(/^homeward_disk_free_bytes \d+/m)
})

test('the daily backup is taken once a day, and not onto a disk that is nearly full', async () => {
  const backups = async () => (await register.db.selectFrom('backup').select('name').where('bytes', '>', 1).execute()).length
  await register.db.deleteFrom('backup').execute()
  have('noFiles')
  await expect(register.runJob('takeBackup', {})).rejects.toThrow('The disk is nearly full')
  have('plenty')
  await register.runJob('takeBackup', {})
  await register.runJob('takeBackup', {})
  expect(await backups()).toBe(1)
})
