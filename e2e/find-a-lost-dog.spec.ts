import type { Page } from '@playwright/test'
import { chooseBreed } from './breed.ts'
import { expect, expectAccessible, linkIn, newChip, test, tokenIn } from './journey.ts'
import { join, newcomer } from './newcomer.ts'

/**
 * A keeper registers a dog; a stranger finds it, learns at once where it is registered, and writes; the keeper reads and
 * answers; the stranger reads the answer. Neither sees who the other is.
 */
test('a keeper registers a dog, a stranger finds it and writes, and both talk without seeing who the other is', async ({
  page,
  browser,
  outbox,
}) => {
  const email = `nell.${Date.now()}@homeward.example`
  const mobile = `+4477009${String(Date.now()).slice(-5)}`
  const chip = newChip()

  await test.step('Nell opens an account', async () => {
    await openAccount(page, { email, mobile })
    const text = await outbox.message(mobile, /is your Homeward code/)
    await page.getByLabel('Code from the text message').fill(/\d{6}/.exec(text)?.[0] ?? '')
    await page.getByRole('button', { name: 'Confirm number' }).click()
    await expect(page).toHaveURL(/\/customer-dashboard/)
  })

  await test.step('she confirms her e-mail', async () => {
    await page.goto(linkIn(await outbox.message(email, 'Confirm your e-mail address')))
    await page.getByRole('button', { name: 'Confirm e-mail address' }).click()
    await expect(page.getByRole('heading', { name: 'Your e-mail address is confirmed' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('she registers Bramble with the number as her reader prints it', async () => {
    await registerPet(page, `FDX-B 0${chip.slice(0, 3)}-${chip.slice(3, 9)} ${chip.slice(9)}`)
    await expect(page).toHaveURL(/\/register-success\/Bramble/)
    await expectAccessible(page)
  })

  const stranger = await browser.newContext()
  const elsewhere = await stranger.newPage()
  let relay = ''
  await test.step('a stranger looks the number up and learns where Bramble is registered', async () => {
    await elsewhere.goto('/home')
    await elsewhere.getByRole('textbox', { name: 'Microchip number' }).fill(chip)
    await elsewhere.getByRole('button', { name: 'Look up this chip' }).click()
    await expect(elsewhere.getByRole('heading', { name: /registered (here|with us|with Homeward)/i })).toBeVisible()
    await expectNothingPersonal(elsewhere, email, mobile)
    await expectAccessible(elsewhere)
  })

  await test.step('and leaves a message for the keeper', async () => {
    await elsewhere.getByLabel('Your message').fill('I have found your dog by the canal. She is safe with me.')
    await elsewhere.getByRole('button', { name: /send/i }).click()
    const link = elsewhere.getByRole('link', { name: /conversation/i }).first()
    relay = (await link.getAttribute('href')) ?? ''
    expect(relay).toMatch(/\/relay\//)
    await expectAccessible(elsewhere)
  })

  await test.step('Nell is told within seconds, reads it and answers', async () => {
    const letter = await outbox.message(email, /by the canal/)
    await outbox.message(mobile, /found|message/i)
    await page.goto(linkIn(letter) + new URL(/https?:\S+/.exec(letter)?.[0] ?? '').search)
    await expect(page.getByText('I have found your dog by the canal.').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Write to the finder').fill('Thank you! I can be there in ten minutes.')
    await page.getByRole('button', { name: /send/i }).click()
    await expect(page.getByText('I can be there in ten minutes.').first()).toBeVisible()
  })

  await test.step('the stranger reads the answer, and still knows nothing of Nell', async () => {
    await elsewhere.goto(new URL(relay, elsewhere.url()).pathname)
    await expect(elsewhere.getByText('I can be there in ten minutes.')).toBeVisible()
    await expectNothingPersonal(elsewhere, email, mobile)
    await expectAccessible(elsewhere)
  })
  await stranger.close()
})

/**
 * A keeper reports her dog lost; a neighbour who asked for it hears at once; a stranger has seen it; a finder has it and reports it in four
 * answers; the keeper asks the finder, and the dog comes home.
 */
test('a lost dog is seen, found and brought home by people who never see who the others are', async ({ page, browser, outbox }) => {
  const nell = newcomer('Nell Ashby')
  const lou = newcomer('Lou Lane')
  const finder = `flo.${Date.now()}@homeward.example`
  let search = ''

  await test.step('Nell keeps Bramble', async () => {
    await join(page, outbox, nell)
    const data = {
      chipNumber: newChip(),
      species: 'dog',
      name: 'Bramble',
      breed: { kind: 'description', text: 'Labradoodle' },
      sex: 'female',
      neutered: 'yes',
      colour: 'Cream',
      bornOn: '2021-03-27',
      bornExactly: true,
    }
    const reply = await page.request.post('/api/v1/user/addPet', { data, headers: { authorization: (await tokenIn(page)) ?? '' } })
    expect(reply.ok(), await reply.text()).toBe(true)
  })

  const neighbour = await (await browser.newContext()).newPage()
  await test.step('Lou, who lives nearby, asks to hear of lost dogs', async () => {
    await join(neighbour, outbox, lou)
    await neighbour.goto('/customer-dashboard/profile')
    await neighbour.getByRole('button', { name: 'Add which lost animals we tell you about' }).click()
    await neighbour.getByRole('checkbox', { name: 'Dog' }).check()
    await neighbour.getByRole('textbox', { name: 'Near' }).fill('Banbury')
    await neighbour.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(neighbour.getByText('We e-mail you when dogs are lost near Banbury.')).toBeVisible()
  })

  await test.step('Nell reports Bramble lost', async () => {
    await page.goto('/lost-found/lost')
    await page.getByLabel('Where was it last seen?').fill('Banbury')
    await page.getByLabel('What should people know?').fill('Ran after a deer by the canal.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Report it lost' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bramble is missing in Banbury' })).toBeVisible()
    await expectAccessible(page)
    search = new URL(page.url()).pathname
  })

  const elsewhere = await (await browser.newContext()).newPage()
  await test.step('Lou is told, and what a stranger sees says nothing of Nell', async () => {
    expect(await outbox.message(lou.email, 'Bramble is missing near you')).toContain(search)
    await elsewhere.goto(search)
    await expect(elsewhere.getByText('Ran after a deer by the canal.')).toBeVisible()
    await expectNothingPersonal(elsewhere, nell.email, nell.mobile)
    const poster = await elsewhere.request.get((await elsewhere.getByRole('link', { name: 'Print a poster' }).getAttribute('href')) ?? '')
    expect(poster.headers()['content-type']).toBe('application/pdf')
  })

  await test.step('a stranger has seen Bramble, and leaves no name', async () => {
    await elsewhere.getByRole('button', { name: 'I’ve seen Bramble' }).click()
    await elsewhere.getByLabel('The place').fill('Bicester')
    await elsewhere.getByRole('radio', { name: 'Likely the same animal' }).check()
    await elsewhere.getByLabel('What did you see?').fill('By the station, limping')
    await expectAccessible(elsewhere)
    await elsewhere.getByRole('button', { name: 'Tell the keeper' }).click()
    await expect(elsewhere.getByText('Thank you. We’ve told the keeper.')).toBeVisible()
  })

  await test.step('Nell is told, and confirms that it was Bramble', async () => {
    await outbox.message(nell.email, /By the station, limping/)
    await page.reload()
    await page.getByRole('button', { name: 'It was Bramble' }).click()
    await expect(page.getByText('You’ve confirmed a sighting.')).toBeVisible()
    await expectAccessible(page)
    await elsewhere.reload()
    await expect(elsewhere.getByText('By the station, limping')).toHaveCount(0)
  })

  const found = await (await browser.newContext()).newPage()
  await test.step('a finder has a dog, and reports it in four answers', async () => {
    await found.goto('/lost-found/found')
    await found.getByRole('radio', { name: 'Dog' }).check()
    await found.getByLabel('Where did you find or see it?').fill('Banbury')
    await found.getByRole('radio', { name: 'With me' }).check()
    await found.getByLabel('Your e-mail address or mobile number').fill(finder)
    await found.getByRole('button', { name: 'Send the report' }).click()
    await expect(found.getByText('Thank you. Your report is on our list.')).toBeVisible()
    await expect(found.getByText('You must return the dog or report it now')).toBeVisible()
    await expectAccessible(found)
  })

  await test.step('Nell sees that it may be Bramble, and asks', async () => {
    await outbox.message(nell.email, 'An animal like Bramble has been found')
    await page.reload()
    await page.getByRole('button', { name: 'It may be Bramble' }).click()
    await page.getByLabel('Your message').fill('Has she a white tip on her tail?')
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expect(page.getByRole('link', { name: 'See the conversation' })).toBeVisible()
  })

  await test.step('the finder reads the question and answers', async () => {
    const letter = await outbox.message(finder, 'A keeper has a question about the animal you found')
    await found.goto(linkIn(letter))
    await expect(found.getByText('Has she a white tip on her tail?').first()).toBeVisible()
    await expectNothingPersonal(found, nell.email, nell.mobile)
    await found.getByLabel('Write to Bramble’s keeper').fill('Yes, she has. Come to the Red Lion.')
    await found.getByRole('button', { name: /send/i }).click()
    await expect(found.getByRole('log').getByText('Come to the Red Lion.')).toBeVisible()
  })

  await test.step('Nell reads it, and Bramble is home', async () => {
    await page.getByRole('link', { name: 'See the conversation' }).click()
    await expect(page.getByRole('log').getByText('Come to the Red Lion.')).toBeVisible()
    await page.goto(search)
    await page.getByRole('button', { name: 'Bramble is home' }).click()
    await page.getByLabel('How did it come home?').fill('Someone found her and wrote to me')
    await page.getByRole('button', { name: 'End the search' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'The search for Bramble has ended' })).toBeVisible()
    await expectAccessible(page)
    await elsewhere.goto('/lost-found?query=Bramble')
    await expect(elsewhere.getByText('No results')).toBeVisible()
  })
})

async function openAccount(page: Page, { email, mobile }: { email: string; mobile: string }) {
  await page.goto('/register')
  await page.getByLabel('Full name').fill('Nell Ashby')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Mobile number').fill(mobile)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Postcode').fill('HR1 2BX')
  await page.getByRole('button', { name: 'Find address' }).click()
  await expect(page.getByLabel('Town or city')).toHaveValue('Hereford')
  await page.getByLabel('House number or name, and street').fill('9 Mill Street')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill('three random words')
  await page.getByRole('checkbox', { name: 'I’m a person' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Confirm your mobile number' })).toBeVisible()
}

async function registerPet(page: Page, asPrinted: string) {
  await page.goto('/customer-dashboard/pets/new')
  await page.getByLabel('Microchip number').fill(asPrinted)
  await expect(page.getByText('It’s not on our register')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: 'Dog' }).check()
  await page.getByLabel('Name', { exact: true }).fill('Bramble')
  await chooseBreed(page, 'labradoodel', /Labradoodle/)
  await page.getByRole('group', { name: 'Sex' }).getByRole('radio', { name: 'Female' }).check()
  await page.getByRole('group', { name: 'Neutered' }).getByRole('radio', { name: 'Yes' }).check()
  await page.getByLabel('Day').fill('27')
  await page.getByLabel('Month').fill('3')
  await page.getByLabel('Year').fill('2021')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('combobox', { name: 'Colour' }).fill('cream')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^(register|put)/i }).click()
}

/** Neither what is shown nor what the page was given names the keeper. */
async function expectNothingPersonal(page: Page, ...secrets: string[]) {
  const given = `${await page.locator('body').innerText()} ${await page.content()}`
  const seen = ['Nell Ashby', 'Mill Street', 'HR1 2BX', ...secrets].filter((secret) => given.includes(secret))
  expect(seen).toEqual([])
}
