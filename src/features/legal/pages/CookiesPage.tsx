import { site } from '#src/site.ts'
import { Rows } from '#ui/Columns.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Page } from '#ui/Page.tsx'
import { Written } from '../parts/Written.tsx'

export const meta = () => [{ name: 'description', content: `${site.name} sets no cookies. What your browser keeps for us, and why.` }]

/** What stays in the browser of someone who visits. */
export default function CookiesPage() {
  return (
    <Page
      title="Cookies"
      lead="We don’t set any. We don’t track you, we don’t use analytics, and there are no adverts. That’s why no banner asks you to agree."
    >
      <Rows>
        <Written title="What your browser keeps for us">
          <p>
            A few things have to stay in your browser so that the site works. They never leave your device unless we say so here, and you
            can delete them in your browser’s settings.
          </p>
          <FactList facts={KEPT} />
        </Written>
        <Written title="When you pay">
          <p>
            The card form comes from our payment provider. To tell people from fraudsters it can keep its own data in your browser. It’s
            only loaded on the page where you pay.
          </p>
        </Written>
        <Written title="When you look at a map or use a link">
          <p>
            Our maps are drawn without asking anyone else, unless the operator of this register has set a map service. A link to another
            site leads to that site and its own rules.
          </p>
        </Written>
      </Rows>
    </Page>
  )
}

const KEPT = [
  {
    label: 'That you’re signed in',
    value:
      'With your name, e-mail address and the last digits of your mobile number, until you sign out or the session ends. It’s sent to us with each thing you do.',
  },
  { label: 'Light or dark', value: 'Until you choose again' },
  { label: 'A page to show when there’s no connection', value: 'Until you delete it in your browser' },
  { label: 'Which cart is yours, before you sign in', value: 'Until you sign in or delete it. It’s sent to us with your cart.' },
  { label: 'That your cart has changed, so that your other tabs show it', value: 'Until you delete it. It says nothing of what’s in it.' },
  { label: 'What you’ve typed in a form you haven’t sent', value: 'Until you send it or close the tab. Never passwords or codes.' },
  { label: 'Answers in an exam, until they’ve reached us', value: 'Until they’ve been sent' },
  {
    label: 'For implanters: registrations made without a signal, the pages for that, and the usual place of a chip',
    value: 'Until they’ve been sent or you sign out; the usual place until you delete it',
  },
  { label: 'For implanters: the list of breeds', value: 'Until you delete it. It’s the same for everyone.' },
]
