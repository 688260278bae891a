import type { Locator } from '@playwright/test'
import { test } from './alone.ts'
import { askAs, expect, expectAccessible, newChip, signInAs } from './journey.ts'
import { join, newcomer } from './newcomer.ts'

/** An implanter goes on holiday, and whoever writes to them reads it; back again, they ask the right keeper about a dog. */
test('finders and customers read that an implanter is away and who to call; the right keeper is asked again', async ({
  page,
  somebody,
  outbox,
}) => {
  const rosa = newcomer('Rosa Dale')
  const chip = newChip()
  let ofHis = ''
  const finder = await somebody()

  await test.step('Idris registers a dog for an address with a slip in it', async () => {
    await signInAs(page, 'idris')
    await askAs(page, 'registerChip', { pet: dog(chip), implant: implant(), to: { email: 'rosa.dael@example.org' } })
  })

  await test.step('he says on his profile when he’s away, and who to ask', async () => {
    await page.goto('/customer-dashboard/profile')
    await page.getByRole('button', { name: 'Add time away' }).click()
    const dialog = page.getByRole('dialog', { name: 'Time away' })
    await fillDay(dialog.getByRole('group', { name: 'First day away' }), 0)
    await fillDay(dialog.getByRole('group', { name: 'Last day away' }), 10)
    await dialog.getByLabel('Note').fill('I’m on holiday')
    await dialog.getByLabel('Who to ask in the meantime').fill('Sam Carter')
    await dialog.getByLabel('Their phone number').fill('12')
    await dialog.getByRole('button', { name: 'Save time away' }).click()
    await expect(dialog.getByRole('alert')).toContainText(/phone number/i)
    await dialog.getByLabel('Their phone number').fill('01295 123456')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save time away' }).click()
    await expect(page.getByText(/I’m on holiday\. In the meantime, call Sam Carter on 01295 123456\./)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a finder whose animal has one of his chips reads it in the answer, and again where they write', async () => {
    await page.goto('/implanter-dashboard/manage-chips')
    const link = page.getByRole('table').getByRole('link', { name: /^Register \(/ })
    ofHis = /chip=(\d{15})/.exec((await link.first().getAttribute('href')) ?? '')?.[1] ?? ''
    await finder.goto(`/home?chip=${ofHis}`)
    await expect(finder.getByText(/is away until/).first()).toBeVisible()
    await expect(finder.getByRole('link', { name: 'Call Sam Carter' })).toHaveAttribute('href', /^tel:\+?\d+$/)
    await expectAccessible(finder)
    const data = { chipNumber: ofHis, message: 'He’s at the lock in Ashby.', finderName: 'Flo' }
    const left = await finder.request.post('/api/v1/user/addMicrochipLookup', { data })
    await finder.goto(new URL((await left.json()).data.relayLink).pathname)
    await expect(finder.getByText(/is away until/)).toBeVisible()
    await expect(finder.getByRole('link', { name: 'Call Sam Carter' })).toBeVisible()
    await expectAccessible(finder)
  })

  await test.step('customers read it where they find him and where they book', async () => {
    await finder.goto('/implanters?near=NP20+1AA')
    const card = finder.getByRole('article', { name: 'Idris Bevan Microchipping' })
    await expect(card).toContainText('I’m on holiday. In the meantime, call Sam Carter')
    await card.getByRole('link', { name: 'See times and book' }).click()
    await expect(finder.getByText('Idris Bevan Microchipping is away until')).toBeVisible()
    await expectAccessible(finder)
  })

  await test.step('back early, he ends it', async () => {
    await page.goto('/customer-dashboard/profile')
    await page.getByRole('button', { name: 'Remove time away' }).click()
    await expect(page.getByRole('button', { name: 'Add time away' })).toBeVisible()
    await finder.reload()
    await expect(finder.getByRole('heading', { level: 1, name: 'Idris Bevan Microchipping' })).toBeVisible()
    await expect(finder.getByText(/is away until/)).toHaveCount(0)
  })

  await test.step('he withdraws the request, and asks again with the right address', async () => {
    await page.goto(`/implanter-dashboard/manage-chips?view=implanted&query=${chip}`)
    await page.getByRole('button', { name: 'More for Moss' }).click()
    await page.getByRole('button', { name: 'Withdraw request (Moss)' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click()
    await page.getByRole('button', { name: 'Ask again (Moss)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ask again about Moss' })
    await dialog.getByRole('button', { name: 'Ask again' }).click()
    await expect(dialog.getByText('Choose who pays for the registration').first()).toBeVisible()
    await dialog.getByRole('radio', { name: 'They do' }).check()
    await dialog.getByRole('button', { name: 'Ask again' }).click()
    await expect(dialog.getByText('Enter an e-mail address or a mobile number').first()).toBeVisible()
    await dialog.getByLabel('Their e-mail address').fill(rosa.email)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Ask again' }).click()
    await expect(page.getByRole('button', { name: 'Remind keeper (Moss)' })).toBeVisible()
  })

  await test.step('Rosa says that Moss is hers', async () => {
    const theirs = await somebody()
    await outbox.message(rosa.email, 'asks you to confirm that a dog is yours')
    await join(theirs, outbox, rosa)
    await theirs.goto('/customer-dashboard/requests')
    await theirs
      .getByRole('button', { name: /^Yes|^Become .* keeper$/ })
      .first()
      .click()
    await theirs.getByRole('dialog').getByRole('button', { name: 'Become the keeper' }).click()
    await expect(theirs.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('table').getByText('Registered', { exact: true })).toBeVisible()
  })
})

const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/London' })

const dog = (chipNumber: string) => ({
  chipNumber,
  species: 'dog',
  breed: { kind: 'breed', breedId: 'labrador-retriever' },
  name: 'Moss',
  sex: 'male',
  neutered: 'no',
  colour: 'Black',
  bornOn: '2025-05-12',
  bornExactly: true,
})

const implant = () => ({ implantedOn: today(), site: 'Between the shoulder blades', scanBefore: 'none', scanAfter: true })

/** A day so many days from now. */
async function fillDay(group: Locator, inDays: number) {
  const [year = '', month = '', day = ''] = new Date(Date.now() + inDays * 86_400_000)
    .toLocaleDateString('en-CA', { timeZone: 'Europe/London' })
    .split('-')
  await group.getByLabel('Day').fill(day)
  await group.getByLabel('Month').fill(month)
  await group.getByLabel('Year').fill(year)
}
