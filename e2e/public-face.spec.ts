import { expect, expectAccessible, test } from './journey.ts'

test('someone new finds an answer, reads an article, works out a date, writes to us and sees through a scam', async ({ page, outbox }) => {
  await test.step('they search the answers in their own words', async () => {
    await page.goto('/home')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
    await page.getByLabel('Search the answers').fill('xylophone')
    await expect(page.getByRole('heading', { name: 'We haven’t found an answer' })).toBeVisible()
    await page.getByLabel('Search the answers').fill('moved house')
    const question = page.getByText('I’ve moved house or changed my number. How do I update it?')
    await question.click()
    await expect(page.getByRole('link', { name: 'your profile' }).first()).toBeVisible()
    await expect(page).toHaveURL(/query=moved/)
    await expectAccessible(page)
  })

  await test.step('a link to one answer opens it', async () => {
    await page.goto('/faq#which-cookies-do-you-use')
    await expect(page.getByText('None.')).toBeVisible()
  })

  await test.step('they read an article of a topic, and see what it rests on', async () => {
    await page.goto('/news')
    await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'The law' }).click()
    await page.getByRole('link', { name: /Your cat in England must have a microchip/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Your cat in England')
    await expect(page.getByRole('link', { name: 'Get your dog or cat microchipped, GOV.UK' })).toHaveAttribute('href', /gov\.uk/)
    await page.getByRole('link', { name: 'work out the date for your own cat' }).click()
  })

  await test.step('they work out by when their cat must be chipped', async () => {
    await expect(page).toHaveTitle('Microchipping')
    await page.getByRole('radio', { name: 'A cat' }).check({ force: true })
    await page.getByLabel('Day', { exact: true }).fill('1')
    await page.getByLabel('Month', { exact: true }).fill('1')
    await page.getByLabel('Year', { exact: true }).fill('2015')
    await expect(page.getByText('10 June 2024', { exact: true })).toBeVisible()
    await page.getByLabel('Where does it live?').selectOption('Scotland')
    await expect(page.getByText('No deadline')).toBeVisible()
    await page.getByRole('radio', { name: 'A dog' }).check({ force: true })
    await expect(page.getByText('26 February 2015', { exact: true })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('they write to us, and get a reference here and by e-mail', async () => {
    const email = `public.face.${Date.now()}@homeward.example`
    await page.goto('/contact-us?topic=scam')
    await expect(page.getByLabel('What’s it about?')).toHaveValue('scam')
    await page.getByLabel('Your message').fill('I’ve had an odd message about my dog’s chip.')
    await page.getByLabel('Your name').fill('Fay Field')
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('I’m a person').check()
    await expect(page.getByText('Checked. You can continue.')).toBeVisible()
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('heading', { name: 'We’ve got your message' })).toBeVisible()
    const reference = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await page.getByRole('status').first().textContent()) ?? '')?.[0] ?? ''
    expect(await outbox.message(email, reference)).not.toContain('odd message')
  })

  await test.step('they check the message, and then a link of ours', async () => {
    await page.goto('/is-it-us')
    await page.getByRole('button', { name: 'Check message' }).click()
    await expect(page.getByText('Paste the message, its link, its sender or its number')).toBeVisible()
    await page.getByLabel('What did you get?').fill('Your dog’s microchip expires today. Renew at https://petchip-renewal.info')
    await page.getByRole('button', { name: 'Check message' }).click()
    await expect(page.getByText('This isn’t from us')).toBeVisible()
    await expect(page.getByText(/leads to a site that isn’t ours/)).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('What did you get?').fill('0800 023 9384')
    await page.getByRole('button', { name: 'Check message' }).click()
    await expect(page.getByText('This could be from us')).toBeVisible()
  })
})
