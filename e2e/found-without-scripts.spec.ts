import { PASSWORD, PEOPLE } from '../database/seed/people.ts'
import { PETS } from '../src/features/pets/demopets.ts'
import { expect, expectAccessible, signInAs, test } from './journey.ts'
import { newcomer } from './newcomer.ts'

const HOSTILE = '"><script>document.title = "ours"</script>'

test.describe('a browser that runs no scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'pl' })

  test('a finder reports a dog in Polish, and loses nothing when something is wrong', async ({ page, outbox }) => {
    const finder = `ola.${Date.now()}@homeward.example`
    await page.goto('/lost-found/found')
    await expect(page).toHaveURL(/\/lost-found\/found\/pl$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zgłoś znalezione zwierzę')
    await expect(page.getByRole('button', { name: 'Użyj mojej lokalizacji' })).toBeHidden()
    await page.getByRole('radio', { name: 'Pies' }).check()
    await page.getByLabel('Gdzie je znaleziono lub widziano?').fill('Nowhere-on-Sea')
    await page.getByLabel('Twój adres e-mail lub numer telefonu komórkowego').fill(finder)
    await page.getByText('Dodaj więcej (opcjonalnie)').click()
    await page.getByLabel('Jak wygląda?').fill(HOSTILE)
    await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).click()

    await expect(page.getByRole('alert')).toContainText('Wybierz, gdzie zwierzę jest teraz')
    await expect(page.getByRole('radio', { name: 'Pies' })).toBeChecked()
    await expect(page.getByLabel('Twój adres e-mail lub numer telefonu komórkowego')).toHaveValue(finder)
    await expect(page.getByLabel('Jak wygląda?')).toHaveValue(HOSTILE)
    await page.getByRole('radio', { name: 'U mnie' }).check()
    await page.getByLabel('Gdzie je znaleziono lub widziano?').fill('Truro')
    await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).click()

    await expect(page.getByText('Dziękujemy. Zgłoszenie jest na naszej liście.')).toBeVisible()
    await expect(page.getByText('You must return the dog or report it now')).toBeVisible()
    await outbox.message(finder, 'Thank you for reporting the animal you found')
  })

  test('who signs in is told what is wrong, and then that their account takes a script', async ({ page }) => {
    await page.goto('/login?path=/customer-dashboard/pets')
    await expect(page.getByText('This form needs JavaScript')).toHaveCount(0)
    await page.getByLabel('E-mail address').fill(PEOPLE.anna.email)
    await page.getByLabel('Password', { exact: true }).fill('not her password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toHaveText('That e-mail and password don’t match an account')
    await expect(page.getByLabel('E-mail address')).toHaveValue(PEOPLE.anna.email)
    await expect(page.getByLabel('Password')).toHaveValue('')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your e-mail and password are right')
    await expect(page.getByText('Signing you in')).toBeHidden()
    expect(page.url()).not.toMatch(/anna|homeward\.token|eyJ/)
    await page.getByRole('link', { name: 'Look up a chip' }).click()
    await expect(page.getByRole('button', { name: 'Look up this chip' })).toBeVisible()
  })

  test('who is new opens an account on one page, and loses nothing when something is wrong', async ({ page, outbox }) => {
    const { name, email, mobile } = newcomer('Ola Nowak')
    await page.goto('/register')
    await page.getByLabel('Full name').fill(name)
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Mobile number').fill(mobile)
    await page.getByRole('button', { name: 'Continue' }).click()
    expect(page.url()).not.toContain('ola')
    await expect(page.getByLabel('Full name')).toHaveValue(name)
    await page.getByLabel('House number or name').fill('9 Orchard Rise')
    await page.getByLabel('Town or city').fill('Ludlow')
    await page.getByLabel('Postcode').fill('SY8 1AA')
    await page.getByLabel('Password', { exact: true }).fill('copper kettle orchard')
    await page.getByLabel('The same password again').fill('copper kettle')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('alert').getByRole('link', { name: 'Enter the same password twice' }).click()
    await expect(page.getByLabel('The same password again')).toBeFocused()
    await expect(page.getByLabel('Town or city')).toHaveValue('Ludlow')
    await page.getByLabel('Password', { exact: true }).fill('copper kettle orchard')
    await page.getByLabel('The same password again').fill('copper kettle orchard')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your e-mail')
    await outbox.message(email, 'Confirm your e-mail address')
  })

  test('a form that takes a script says so, and puts nothing that is typed in an address', async ({ page }) => {
    await page.goto('/register/breeder')
    await expect(page.locator('noscript p').filter({ visible: true })).toHaveText(/This form needs JavaScript/)
    await page.getByLabel('Full name').fill('Ola Nowak')
    await page.getByRole('button', { name: 'Continue' }).click()
    expect(page.url()).not.toContain('Ola')
  })

  test('a finder looks a chip up and writes to its keeper', async ({ page, outbox }) => {
    const pet = PETS.find(({ keeper, isUnpaid, diedDaysAgo }) => keeper === 'anna' && !isUnpaid && !diedDaysAgo)
    await page.goto('/home')
    await page.getByLabel('Microchip number').fill(pet?.chipNumber ?? '')
    await page.getByRole('button', { name: 'Look up this chip' }).click()
    await expect(page).toHaveURL(/\/home\?chip=[\d+]+#answer$/)
    await page.getByLabel('Your message').fill('She is asleep on our sofa.')
    await page.getByLabel('E-mail (optional)').fill('not an address')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('Your message')).toHaveValue('She is asleep on our sofa.')
    await page.getByLabel('Your e-mail (optional)').fill(`ola.${Date.now()}@homeward.example`)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’ve told the keeper')
    await page.getByRole('link', { name: 'Open the conversation' }).click()
    await expect(page.getByText('She is asleep on our sofa.')).toBeVisible()
    expect(await outbox.message('anna@homeward.example', /sofa/)).not.toMatch(/ola\./)
  })
})

test.describe('a browser that runs scripts', () => {
  test.use({ locale: 'ur', geolocation: { latitude: 52.06, longitude: -1.34 }, permissions: ['geolocation'] })

  test('four taps report a cat in Urdu, and what is wrong is said before anything is sent', async ({ page, outbox }) => {
    const finder = `amna.${Date.now()}@homeward.example`
    await page.goto('/lost-found/found')
    await expect(page).toHaveURL(/\/lost-found\/found\/ur$/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'اطلاع بھیجیں' }).click()
    await expect(page.getByRole('alert')).toContainText('منتخب کریں کہ یہ کون سا جانور ہے')
    await expect(page.getByRole('alert')).toContainText('ای میل پتہ یا برطانیہ کا موبائل نمبر لکھیں')

    await page.getByText('بلی', { exact: true }).click()
    await page.getByLabel('آپ کو یہ کہاں ملا یا کہاں نظر آیا؟').fill('Nowhere-on-Sea')
    await page.getByRole('button', { name: 'میرا مقام استعمال کریں' }).click()
    await expect(page.getByText('ہم نے آپ کا مقام شامل کر لیا ہے۔')).toBeVisible()
    await expect(page.getByLabel('آپ کو یہ کہاں ملا یا کہاں نظر آیا؟')).toHaveValue('')
    await page.getByText('میرے پاس', { exact: true }).click()
    await page.getByLabel('آپ کا ای میل پتہ یا موبائل نمبر').fill(finder)
    await page.getByRole('button', { name: 'اطلاع بھیجیں' }).click()

    await expect(page.getByText('شکریہ۔ آپ کی اطلاع ہماری فہرست میں ہے۔')).toBeVisible()
    await outbox.message(finder, 'Thank you for reporting the animal you found')
  })

  test('what was typed stays while there is no signal, and in another language', async ({ page, context }) => {
    await page.goto('/lost-found/found/ur')
    // Only a page that has come to life can take along what was typed.
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
    await page.getByText('کتا', { exact: true }).click()
    await page.getByText('میرے پاس', { exact: true }).click()
    await page.getByRole('link', { name: 'English' }).click()
    await page.getByLabel('Where did you find or see it?').fill('Truro')
    await page.getByLabel('Your e-mail address or mobile number').fill('sam@homeward.example')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send the report' }).click()
    await expect(page.getByRole('alert')).toContainText('There’s no connection')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Send the report' }).click()
    await expect(page.getByText('Thank you. Your report is on our list.')).toBeVisible()
  })

  test('that there is no signal is said even where the code that checks the answers never came', async ({ page, context }) => {
    await page.route('**/assets/check-*.js', (route) => route.abort())
    await page.goto('/lost-found/found/en')
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
    await page.getByText('Dog', { exact: true }).click()
    await page.getByText('With me', { exact: true }).click()
    await page.getByLabel('Where did you find or see it?').fill('Truro')
    await page.getByLabel('Your e-mail address or mobile number').fill('sam@homeward.example')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send the report' }).click()
    await expect(page.getByRole('alert')).toContainText('There’s no connection')
  })

  test('who is signed in need not say how to reach them', async ({ page }) => {
    await signInAs(page, 'anna')
    await page.goto('/lost-found/found/en')
    await expect(page.getByText('Leave this empty')).toBeVisible()
    await page.getByText('Dog', { exact: true }).click()
    await page.getByText('I only saw it').click()
    await page.getByLabel('Where did you find or see it?').fill('Truro')
    await page.getByRole('button', { name: 'Send the report' }).click()
    await expect(page.getByText('Thank you. Your report is on our list.')).toBeVisible()
  })
})

test('the page at the bare address is kept apart by language', async ({ request }) => {
  const page = await request.get('/lost-found/found', { headers: { 'accept-language': 'en' } })
  expect(page.headers()['vary']).toMatch(/accept-language/)
  const unknown = await request.get('/lost-found/found/xx', { headers: { 'accept-language': 'en' } })
  expect(new URL(unknown.url()).pathname).toBe('/lost-found/found')
})
