import type { Page } from '@playwright/test'
import { test as base, type Own, ownRegister } from './alone.ts'
import { expect, expectAccessible, newChip, signInAs, tokenIn } from './journey.ts'

const QUILL = {
  species: 'dog',
  name: 'Quill',
  breed: { kind: 'breed', breedId: 'labrador-retriever' },
  sex: 'male',
  neutered: 'yes',
  colour: 'Black',
  bornOn: '2022-06-01',
  bornExactly: true,
}

/** Another operator's register: this product once more, on another port. */
const test = base.extend<{ other: Own }>({
  other: async ({ browserName: _ }, use) => {
    const other = await ownRegister()
    await use(other)
    await other.end()
  },
})

test('two registers ask each other, find one chip on both, and leave it to its keepers', async ({
  page,
  place,
  other,
  browser,
  outbox,
}) => {
  const there = await (await browser.newContext({ baseURL: other.url, locale: 'en-GB' })).newPage()

  await test.step('their staff agree on keys and enter each other', async () => {
    await introduce(place, other, 'west', 'Register of the West')
    await introduce(other, place, 'east', 'Register of the East')
  })

  const chip = newChip()
  await test.step('Anna registers a dog here, and a finder who asks there is told whom to contact', async () => {
    await signInAs(page, 'anna')
    await addDog(page, chip)
    await there.goto(`/home?chip=${chip}`)
    await expect(there.getByRole('heading', { name: /registered with Register of the East/ })).toBeVisible()
    await expectAccessible(there)
  })

  await test.step('sent on from there, the finder gets the answer itself', async () => {
    await there.goto(`${place.url}/redirected/${chip}?from=west`)
    await expect(there.getByRole('heading', { name: /registered here/i })).toBeVisible()
    expect(await there.content()).not.toMatch(/Anna|Ludlow|Quill/)
  })

  await test.step('the dog is registered there as well, and both keepers are told', async () => {
    await there.goto(other.url)
    await signInAs(there, 'anna')
    await addDog(there, chip, { evenIfHeldElsewhere: true })
    await place.daysPass(1)
    await outbox.message('anna@homeward.example', /Register of the West has Quill’s microchip as well/)
    await expect
      .poll(async () => (await there.request.get('/dev/outbox.json')).text())
      .toContain('Register of the East has Quill’s microchip as well')
  })

  await test.step('Anna leaves the record there, and who asks here is sent there', async () => {
    await page.goto('/customer-dashboard/conflicts')
    const panel = page.getByRole('region', { name: 'Quill' })
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Leave it with Register of the West' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave it with Register of the West' }).click()
    await expect(page.getByText(/has moved|send finders/i).first()).toBeVisible()
    await page.goto(`/home?chip=${chip}`)
    await expect(page.getByText('Register of the West').first()).toBeVisible()
  })

  await test.step('the keeper there keeps it, this register confirms, and the conflict there is over', async () => {
    await there.goto('/customer-dashboard/conflicts')
    await there.getByRole('region', { name: 'Quill' }).getByRole('button', { name: 'Keep it with Homeward' }).click()
    await there.getByRole('dialog').getByRole('button', { name: 'Keep it with Homeward' }).click()
    await other.daysPass(1)
    await expect.poll(async () => (await there.request.get('/dev/outbox.json')).text()).toContain('Quill is only on Homeward now')
    await there.goto(`/home?chip=${chip}`)
    await expect(there.getByRole('heading', { name: /registered here/i })).toBeVisible()
  })
})

/** Enters `met` into the list of `at`, which from now on asks it with a key of its own. */
async function introduce(at: Own, met: Own, code: string, name: string) {
  const mine = code === 'west' ? 'east' : 'west'
  await met.staff('save-register', '--code', mine, '--name', mine === 'east' ? 'Register of the East' : 'Register of the West')
  const { key } = JSON.parse(await met.staff('give-register-key', '--code', mine, '--json'))
  await at.staff('save-register', '--code', code, '--name', name, '--ask-url', `${met.url}/api/registers/v1`, '--ask-key', key)
}

async function addDog(page: Page, chipNumber: string, more: object = {}) {
  const data = { chipNumber, ...QUILL, ...more }
  const reply = await page.request.post('/api/v1/user/addPet', { data, headers: { authorization: (await tokenIn(page)) ?? '' } })
  expect(reply.ok(), await reply.text()).toBe(true)
}
