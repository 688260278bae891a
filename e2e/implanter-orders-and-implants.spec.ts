import { devices, type Page } from '@playwright/test'
import { firstOrder, test } from './alone.ts'
import { askedByBank } from './bank.ts'
import { chooseBreed } from './breed.ts'
import { enterDate, expect, expectAccessible, signInAs } from './journey.ts'
import { join, newcomer } from './newcomer.ts'

/** Held by the demo register of the north. */
const HELD_IN_THE_NORTH = '956000012345678'

const { viewport: PHONE } = devices['Pixel 7']

/** Chips from our stock into an animal, and the animal into its keeper's name: paid with a step at the bank, accepted on a phone. */
test('an implanter orders 25 chips, pays, implants one and registers it; its keeper says on the phone that it is theirs', async ({
  page,
  outbox,
  somebody,
  staff,
}) => {
  const maud = newcomer('Maud Ellery')
  let chip = ''

  await test.step('Idris orders a pack of 25 chips', async () => {
    await signInAs(page, 'idris')
    await page.goto('/implanter-dashboard/order-chips')
    await page.getByLabel('How many packs of 25').selectOption('1')
    // Nothing that costs more is chosen for him.
    await expect(page.getByRole('checkbox', { name: /registration/i })).not.toBeChecked()
    await page.getByRole('checkbox', { name: /registration/i }).check()
    await expectAccessible(page)
    // What he asks for in the dialog orders nothing.
    await page.getByRole('button', { name: 'Ask for more chips' }).click()
    await page.getByLabel('How many more than your limit?').fill('50')
    await page.getByLabel('What do you need them for?').fill('Two vets more, and a rescue with 40 cats in December')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'Order and pay' }).click()
    await expect(page).toHaveURL(/\/pay\/chipsOrder\//)
  })

  await test.step('a card without money is refused in words; another is denied at the bank, and then confirmed', async () => {
    await page.getByRole('button', { name: 'Use this card: it doesn’t have enough money' }).click()
    await page.getByRole('button', { name: /^Pay £/ }).click()
    await expect(page.getByText(/isn’t enough money available/).first()).toBeVisible()
    await (await askedByBank(page)).getByRole('button', { name: 'Reject payment' }).click()
    await expect(page.getByText(/couldn’t confirm that it was you/).first()).toBeVisible()
    const bank = await askedByBank(page)
    await bank.getByRole('button', { name: 'Approve payment' }).click()
    await expect(page.getByRole('heading', { name: 'Paid: your chips' })).toBeVisible()
    await expectAccessible(page)
    await bank.close()
  })

  await test.step('the invoice is a file, and the receipt is in the e-mail', async () => {
    const printing = page.waitForEvent('download')
    await page.getByRole('button', { name: /^VAT invoice/ }).click()
    expect((await printing).suggestedFilename()).toMatch(/\.pdf$/)
    await outbox.message('idris@homeward.example', /receipt|invoice/i)
  })

  await test.step('our staff pack and send the parcel; Idris says that all have come', async () => {
    const order = firstOrder(await staff('list-chip-orders', '--json'))
    await staff('pack-chip-order', '--order-id', order)
    await staff('dispatch-chip-order', '--order-id', order, '--tracking', 'AB123456789GB')
    await outbox.message('idris@homeward.example', 'AB123456789GB')
    await page.goto('/implanter-dashboard/order-chips')
    await expect(page.getByText('AB123456789GB').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Confirm delivery' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Yes, all of them' }).check()
    await dialog.getByRole('button', { name: 'Confirm delivery' }).click()
    await expect(page.getByRole('article').first()).toContainText('Received')
  })

  await test.step('the chips are in hand, by batch and expiry', async () => {
    await page.goto('/implanter-dashboard/manage-chips')
    await expectAccessible(page)
    const more = page
      .getByRole('table')
      .getByRole('button', { name: /^More for / })
      .first()
    const report = page.getByRole('link', { name: /^Report problem/ })
    const history = page.getByRole('button', { name: /^See history/ })
    await more.focus()
    await page.keyboard.press('ArrowDown')
    await expect(report).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await expect(history).toBeHidden()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await expect(history).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('An implanter holds it')
    await expect(history).toBeHidden()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await page
      .getByRole('table')
      .getByRole('link', { name: /^Register \(/ })
      .last()
      .click()
    await expect(page).toHaveURL(/register-chip\?chip=\d{15}/)
    chip = new URL(page.url()).searchParams.get('chip') ?? ''
  })

  await test.step('looked up from any of his pages, it’s shown as unused stock of his, and leads back to registering it', async () => {
    const own = await lookedUp(page, chip, 'This chip is in your stock, and you haven’t used it')
    await expect(own).toContainText('Batch')
    await expect(page.getByRole('heading', { name: 'Message the implanter' })).toHaveCount(0)
    await expectAccessible(page)
    await own.getByRole('link', { name: 'Register this chip' }).click()
    await expect(page).toHaveURL(new RegExp(`register-chip\\?chip=${chip}`))
  })

  await test.step('he implants one in a puppy, and registers it for Maud with one of his registrations', async () => {
    await expect(page.getByText('From your stock')).toBeVisible()
    await register(page, maud.email)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/registered|register/i)
    await expectAccessible(page)
  })

  await test.step('looked up while Maud is asked, it’s shown as his implant, with a reminder to send', async () => {
    const own = await lookedUp(page, chip, 'You implanted this chip')
    await expect(own).toContainText('Keeper asked')
    await expect(page.getByRole('heading', { name: 'Message the implanter' })).toHaveCount(0)
    // She was written to just now.
    await expect(own.getByRole('button', { name: /^Remind keeper/ })).toHaveAttribute('aria-disabled', 'true')
    await expect(own.getByRole('button', { name: /^Remind keeper|^More for/ }).first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('Maud reads the e-mail on her phone, opens an account and says that Pip is hers', async () => {
    expect(await outbox.message(maud.email, 'asks you to confirm that a dog is yours')).not.toMatch(/Quay|Pip/)
    const phone = await somebody()
    await phone.setViewportSize(PHONE)
    await join(phone, outbox, maud)
    await phone.goto('/customer-dashboard/requests')
    await expectAccessible(phone)
    await expect(phone.getByText('Idris Bevan Microchipping').first()).toBeVisible()
    expect(await phone.content()).not.toMatch(/Quay/)
    await phone
      .getByRole('button', { name: /^Yes|^Become .* keeper$/ })
      .first()
      .click()
    await phone.getByRole('dialog').getByRole('button', { name: 'Become the keeper' }).click()
    await expect(phone.getByRole('dialog')).toHaveCount(0)
    await phone.goto('/customer-dashboard/pets')
    await phone.getByRole('main').getByRole('link', { name: 'Pip' }).first().click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Pip' })).toBeVisible()
    await expect(phone.getByRole('main').getByText(/pay/i)).toHaveCount(0)
    await expectAccessible(phone)
  })

  await test.step('Idris sees that it is registered; he does not see whose it is', async () => {
    await page.goto(`/implanter-dashboard/manage-chips?view=implanted&query=${chip}`)
    await expect(page.getByRole('table').getByText('Registered', { exact: true })).toBeVisible()
    expect(await page.content()).not.toMatch(/Maud|Ellery|Orchard/)
    await page.goto(`/implanter-dashboard/manage-chips/register-chip?chip=${chip}`)
    await expect(page.getByText('This chip is already registered').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'You implanted this chip' })).toContainText('Pip')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'See in your implants' }).click()
    await expect(page).toHaveURL(new RegExp(`view=implanted&query=${chip}`))
  })

  await test.step('a chip that another register holds is registered only after a yes, and a finder is told about both', async () => {
    await page.goto(`/implanter-dashboard/manage-chips/register-chip?chip=${HELD_IN_THE_NORTH}`)
    await expect(page.getByText(/holds this chip/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(/already holds this chip\. Tick the box/).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: /Register it here too/ }).check()
    await register(page, 'keeper.of.a.twice.registered@example.org')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/registered/i)
    const finder = await somebody()
    await finder.goto(`/home?chip=${HELD_IN_THE_NORTH}`)
    await expect(finder.getByText('Demo Register North').first()).toBeVisible()
    await expect(finder.getByText(/Homeward/).first()).toBeVisible()
  })

  await test.step('a finder who reads the chip reaches Maud', async () => {
    const finder = await somebody()
    await finder.goto(`/home?chip=${chip}`)
    await expect(finder.getByRole('heading', { name: /registered here/i })).toBeVisible()
    expect(await finder.content()).not.toMatch(/Maud|Ellery|Idris|Bevan/)
  })
})

/** What stands of a chip first, where it is looked up in the head of a page. */
async function lookedUp(page: Page, chip: string, title: string) {
  await page.goto('/implanter-dashboard/payouts')
  await page.getByRole('textbox', { name: 'Look up a chip' }).filter({ visible: true }).fill(chip)
  await page.keyboard.press('Enter')
  const own = page.getByRole('region', { name: title })
  await expect(own).toBeVisible()
  return own
}

async function register(page: Page, email: string) {
  const next = () => page.getByRole('button', { name: 'Continue' }).click()
  await next()
  await page.getByRole('radio', { name: 'No chip' }).check()
  await page.getByRole('combobox', { name: 'Where the chip is' }).fill('Between the shoulder blades')
  await page.keyboard.press('Tab')
  await page.getByRole('checkbox', { name: /I read the chip after implanting it/ }).check()
  await expectAccessible(page)
  await next()
  await page.getByRole('radio', { name: 'Dog' }).check()
  await page.getByLabel('Name', { exact: true }).fill('Pip')
  await chooseBreed(page, 'cocker', /Cocker/)
  await page.getByRole('group', { name: 'Sex' }).getByRole('radio', { name: 'Male', exact: true }).check()
  await page.getByRole('group', { name: 'Neutered' }).getByRole('radio', { name: 'No', exact: true }).check()
  await enterDate(page, new Date(Date.now() - 60 * 86_400_000))
  await page.getByRole('combobox', { name: 'Colour' }).fill('Golden')
  await expectAccessible(page)
  await next()
  await page.getByLabel('Their e-mail address').fill(email)
  const own = page.getByRole('radio', { name: 'I’ll use one of my credits' })
  await expect(own).not.toBeChecked()
  await expect(page.getByRole('radio', { name: 'They do' })).not.toBeChecked()
  await next()
  await expect(page.getByText('Choose who pays for the registration').first()).toBeVisible()
  await own.check()
  await next()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Register this animal' }).click()
}
