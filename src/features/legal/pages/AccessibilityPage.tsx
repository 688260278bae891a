import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { Rows } from '#ui/Columns.tsx'
import { Page } from '#ui/Page.tsx'
import { Written, WrittenList } from '../parts/Written.tsx'

export const meta = () => [
  { name: 'description', content: `How accessible ${site.name} is, what we know doesn’t work, and how to tell us.` },
]

/** How far everyone can use the site, and what to do where someone can’t. */
export default function AccessibilityPage() {
  return (
    <Page
      title="Accessibility statement"
      lead="A finder may be in a hurry, in the rain, with one hand on a dog. We build every page so that as many people as possible can use it."
    >
      <Rows>
        <Written title="What you can do">
          <WrittenList
            lines={[
              'Use every page with a keyboard, and see where you are.',
              'Use a screen reader: pages, fields, errors and results have names, and what changes is read out.',
              'Zoom in, or use a narrow screen: pages fit 320 pixels without scrolling sideways.',
              'Choose light or dark colours. Text has enough contrast in both.',
              'Ask your device for less motion, and ours stops.',
              'Read a certificate with a screen reader: it’s a tagged PDF.',
              'Look up a chip, write to its keeper, report a found animal and read a tag’s page without JavaScript.',
              <>
                Use the <a href={paths.reportFound}>form for found animals</a> and a tag’s page in ten languages.
              </>,
            ]}
          />
        </Written>
        <Written title="How we check">
          <p>
            We aim for the Web Content Accessibility Guidelines 2.2 at level AA. Before each release, an automatic test opens every page in
            a browser, on a phone’s width and on a desktop’s, in light colours and in dark ones, and stops the release if it finds a barrier
            that it knows. It can’t find all of them.
          </p>
        </Written>
        <Written title="What we know doesn’t work yet">
          <WrittenList
            lines={[
              'Maps can’t be read by a screen reader. What they show is always in a list as well.',
              'The camera scan needs sight. You can type or paste the number instead.',
              'Most forms need JavaScript. If yours doesn’t run it, call us, and we’ll do it with you.',
              'People who use these aids every day haven’t tested all the pages for us.',
            ]}
          />
        </Written>
        <Written title="Tell us">
          <p>
            If something doesn’t work for you, <a href={paths.contactUs}>write to us</a> or call <a href={site.phoneLink}>{site.phone}</a>.
            Say which page it was and what you use. You’ll get an answer, and we’ll help you with what you were trying to do.
          </p>
          <p>
            If you’re not happy with our answer, the{' '}
            <a href="https://www.equalityadvisoryservice.com" rel="noopener noreferrer">
              Equality Advisory and Support Service
            </a>{' '}
            can advise you in England, Scotland and Wales, and the{' '}
            <a href="https://www.equalityni.org" rel="noopener noreferrer">
              Equality Commission
            </a>{' '}
            in Northern Ireland.
          </p>
        </Written>
      </Rows>
    </Page>
  )
}
