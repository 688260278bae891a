import type { Page } from '@playwright/test'
import { test } from './alone.ts'
import { chooseBreed } from './breed.ts'
import { enterDate, expect, expectAccessible, newChip, signInAs, tokenIn } from './journey.ts'
import { join, newcomer } from './newcomer.ts'

const RIBBONS = ['Orchid', 'Cobalt', 'Moss', 'Amber', 'Pearl'] as const

/** A breeder registers a litter of five: three are sold, each in another way, one is kept, and for one nobody answers. */
test('a litter of five: two are sold by e-mail, one with its transfer pack, one is kept, and one offer runs out', async ({
  page,
  outbox,
  somebody,
  daysPass,
}) => {
  const chips = RIBBONS.map(() => newChip())
  const [nell, omar, petra, quinn] = ['Nell Ashby', 'Omar Finch', 'Petra Lane', 'Quinn Hale'].map(newcomer)
  if (!nell || !omar || !petra || !quinn) throw new Error('Four people are needed')

  await test.step('Bryony registers five puppies of ten weeks, their labels scanned one after another', async () => {
    await signInAs(page, 'bryony')
    await registerLitter(page, chips)
    await expect(page.getByRole('heading', { name: 'The litter is on the register' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('she prints the transfer packs in one go', async () => {
    const printing = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Print transfer packs' }).click()
    expect((await printing).suggestedFilename()).toMatch(/\.pdf$/)
  })

  await test.step('she offers three of them to their buyers, and keeps Moss', async () => {
    await page.getByRole('link', { name: 'See these animals' }).click()
    await offer(page, 'Orchid', nell.email)
    await offer(page, 'Cobalt', omar.email)
    await offer(page, 'Amber', quinn.email)
    await page.getByRole('button', { name: 'More for Moss' }).click()
    await page.getByRole('button', { name: 'Keep Moss' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep Moss' }).click()
    await expect(row(page, 'Moss')).toContainText('Kept')
    await expectAccessible(page)
  })

  for (const { buyer, ribbon, name } of [
    { buyer: nell, ribbon: 'Orchid', name: 'Bramble' },
    { buyer: omar, ribbon: 'Cobalt', name: 'Flint' },
  ]) {
    await test.step(`${buyer.name} accepts ${ribbon}, who is called ${name} from now on`, async () => {
      const theirs = await somebody()
      const letter = await outbox.message(buyer.email, /Hollow Farm Spaniels .* has offered you a puppy/)
      expect(letter).not.toMatch(/Bryony|Clarke|Skipton/)
      await theirs.goto(/\/offered\/[\w-]+/.exec(letter)?.[0] ?? '')
      await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('You’ve been offered a puppy')
      await expect(theirs.getByText(/Hollow Farm Spaniels/)).toBeVisible()
      await expectAccessible(theirs)
      await join(theirs, outbox, buyer)
      await theirs.goto('/customer-dashboard/requests')
      await expectAccessible(theirs)
      await expect(theirs.getByText(/Hollow Farm Spaniels \(a (licensed )?breeder\)/).first()).toBeVisible()
      expect(await theirs.content()).not.toMatch(/Bryony|Clarke|Skipton/)
      await theirs.getByRole('button', { name: /^Become .* keeper$/ }).click()
      await theirs.getByRole('dialog').getByLabel('What do you call your pet?').fill(name)
      await theirs.getByRole('dialog').getByRole('button', { name: 'Become the keeper' }).click()
      await expect(theirs.getByRole('dialog')).toHaveCount(0)
      await theirs.goto('/customer-dashboard/pets')
      await theirs.getByRole('main').getByRole('link', { name }).first().click()
      await expectWholeHistory(theirs, name)
    })
  }

  await test.step('Petra reads the code of Pearl’s pack, checks it and takes Pearl home', async () => {
    const code = await codeOf(page, 'Pearl')
    const theirs = await somebody()
    await theirs.goto(`/take/${code}`)
    await expect(theirs.getByRole('heading', { name: 'This is Pearl' })).toBeVisible()
    await expect(theirs.getByText('What’s on the register')).toBeVisible()
    await expectAccessible(theirs)
    expect(await theirs.content()).not.toMatch(/Bryony|Clarke|Skipton/)
    await join(theirs, outbox, petra)
    await theirs.goto(`/take/${code}`)
    await theirs.getByRole('button', { name: 'Become the keeper' }).click()
    await expect(theirs).toHaveURL(/\/customer-dashboard\/pets\//)
  })

  await test.step('Quinn never answers: after 14 days Amber is only Bryony’s again, and both are told', async () => {
    await outbox.message(quinn.email, /has offered you a puppy/)
    await daysPass(15)
    await outbox.message('bryony@homeward.example', /Amber/)
    await page.goto('/breeder-dashboard/animals')
    await expect(row(page, 'Amber')).toContainText('With you')
    for (const ribbon of ['Orchid', 'Cobalt', 'Pearl']) await expect(row(page, ribbon)).toContainText('Sold')
    await expect(page.getByText(/Bramble|Flint|Ashby|Finch/)).toHaveCount(0)
  })

  await test.step('on Amber’s own page she offers and prints as in the list', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Amber' }).click()
    const changes = page.getByRole('region', { name: 'Changes to tell us about' })
    await expect(changes.getByRole('button', { name: 'Offer Amber' })).toBeVisible()
    await expect(changes.getByRole('button', { name: /^Print pack.* for Amber$/ })).toBeVisible()
    await expect(changes.getByRole('button', { name: 'Give to a new keeper' })).toHaveCount(0)
    await expectAccessible(page)
  })

  await test.step('Cobalt comes back: she’s told how its keeper gives it back, and can ask with its number filled in', async () => {
    await page.goto('/breeder-dashboard/animals')
    await row(page, 'Cobalt').getByRole('button', { name: 'Cobalt’s come back to me' }).click()
    await expect(page.getByRole('dialog')).toContainText('Back to the breeder')
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Ask to be the keeper' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask to be the keeper')
    await expect(page.getByLabel('Microchip number')).toHaveValue(chips[1] ?? '')
  })

  await test.step('her report counts five born, three sold and one kept', async () => {
    await page.goto('/breeder-dashboard/reports')
    const figures = page.getByRole('main')
    await expect(figures.getByText('3', { exact: true }).first()).toBeVisible()
    await expectAccessible(page)
  })
})

/** The packs of a litter go into its folder on the day it's registered; their codes wait until the puppies may leave. */
test('packs printed for puppies of seven weeks take nobody home before they are eight weeks old, and then do', async ({
  page,
  somebody,
  daysPass,
}) => {
  await test.step('Bryony registers the litter and prints its packs at once, and reads from when the codes work', async () => {
    await signInAs(page, 'bryony')
    await registerLitter(
      page,
      RIBBONS.map(() => newChip()),
      50,
    )
    await expect(page.getByText(/You can print them now. The codes work from \d+ \w+ \d{4}/)).toBeVisible()
    await expectAccessible(page)
    const printing = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Print transfer packs' }).click()
    expect((await printing).suggestedFilename()).toMatch(/\.pdf$/)
    await page.getByRole('link', { name: 'See these animals' }).click()
    await expect(row(page, 'Pearl')).toContainText('Code works from')
  })

  const code = await codeOf(page, 'Pearl')
  const theirs = await somebody()

  await test.step('a buyer who comes early is told from which day, and that nothing is lost', async () => {
    await theirs.goto(`/take/${code}`)
    await expect(theirs.getByRole('heading', { name: 'This code doesn’t work yet' })).toBeVisible()
    await expect(theirs.getByText(/Until then Pearl must stay with its mother/)).toBeVisible()
    await expectAccessible(theirs)
  })

  await test.step('a week later the same code shows Pearl', async () => {
    await daysPass(6)
    await theirs.goto(`/take/${code}`)
    await expect(theirs.getByRole('heading', { name: 'This is Pearl' })).toBeVisible()
  })
})

async function registerLitter(page: Page, chips: readonly string[], daysOld = 70) {
  const born = new Date(Date.now() - daysOld * 86_400_000)
  await page.goto('/breeder-dashboard/litters/new')
  await page.getByRole('combobox', { name: 'Mother’s name' }).fill('Willow')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: 'Dog' }).check()
  await chooseBreed(page, 'cocker', /Cocker/)
  await enterDate(page, born)
  await page.getByRole('button', { name: 'Continue' }).click()
  for (const chip of chips) {
    await page.getByLabel(/(First|Next) microchip number/).fill(chip)
    await page.keyboard.press('Enter')
  }
  await expect(page.getByText('This chip can be registered').nth(4)).toBeVisible()
  for (const [index, ribbon] of RIBBONS.entries()) {
    const one = page.getByRole('list', { name: 'Animals in the litter' }).getByRole('listitem').nth(index)
    await one.getByLabel('Name, number or ribbon').fill(ribbon)
    await one.getByLabel('Sex').selectOption(index % 2 === 0 ? 'female' : 'male')
    await one.getByRole('combobox', { name: 'Colour' }).fill('Golden')
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^(register|put)/i }).click()
}

async function offer(page: Page, ribbon: string, email: string) {
  await page.getByRole('button', { name: `Offer ${ribbon}`, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail address').fill(email)
  await dialog.getByRole('button', { name: 'Send the offer' }).click()
  await expect(row(page, ribbon)).toContainText('Offered')
}

const row = (page: Page, ribbon: string) => page.getByRole('row').filter({ hasText: ribbon })

/** The code that is printed on the pack: asking for it again gives the same one. */
async function codeOf(page: Page, ribbon: string): Promise<string> {
  const headers = { authorization: (await tokenIn(page)) ?? '' }
  const pets = await page.request.post('/api/v1/user/getBreederPets', { data: { query: ribbon }, headers })
  const { data } = await pets.json()
  const sold = await page.request.post('/api/v1/user/sellPetByBreeder', { data: { petIds: [data.items[0].id] }, headers })
  return (await sold.json()).data.offers[0].code
}

/** The record says how the animal came to its keeper, by which rule, and its keeper can check that nothing was changed. */
async function expectWholeHistory(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(/Sold by its breeder/).first()).toBeVisible()
  await expect(page.getByText('The person an animal is offered to becomes its keeper by accepting within 14 days').first()).toBeVisible()
  await page.getByRole('button', { name: 'Check this history' }).click()
  await expect(page.getByText('This history is intact')).toBeVisible()
  await expectAccessible(page)
}
