import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData } from 'react-router'
import { paths } from '#src/paths.ts'
import { ButtonLink, DocumentLink } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { Rows } from '#ui/Columns.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Section } from '#ui/Section.tsx'
import { asCurl, EXAMPLES, SIGNATURE_CHECK } from '../parts/examples.ts'
import { numbersToTry } from '../parts/words.ts'
import { USUAL } from '../rest/errors.ts'
import { SANDBOX_NUMBERS } from '../sandbox.ts'

export const loader = ({ request }: LoaderFunctionArgs) => ({ origin: new URL(request.url).origin })

export const meta: MetaFunction = () => [
  {
    name: 'description',
    content:
      'Connect your practice or shelter software to the register: look up and register microchips by REST or VetXML, with a sandbox.',
  },
]

const errors = Object.entries(USUAL).map(([code, [status, words]]) => ({ code, status, words }))
const numbers = Object.entries(SANDBOX_NUMBERS).map(([number, what]) => ({ number, words: numbersToTry[what] }))

/** How the software of vets, rescues and shelters talks to the register. */
export default function DevelopersPage() {
  const { origin } = useLoaderData<typeof loader>()
  return (
    <Page
      title="Connect your software"
      lead="Look up and register microchips from your practice or shelter software, by REST or VetXML. It’s free."
      actions={
        <>
          <ButtonLink to={paths.apiKeys}>Get a key</ButtonLink>
          <DocumentLink weight="plain" href="/api/partner/v1/openapi.json">
            See the OpenAPI document
          </DocumentLink>
        </>
      }
    >
      <Section title="Get a key">
        <Bullets>
          <li>Sign in, go to API keys and create a sandbox key. Nothing that it does reaches the register.</li>
          <li>When your software works, create a live key. Only an implanter we’ve verified can make one that registers.</li>
          <li>A key can send 120 requests a minute. Send it from your server, and never from a web page.</li>
        </Bullets>
      </Section>
      <Section title="Examples" lead="With a sandbox key you’ll get exactly these answers.">
        <Rows>
          {EXAMPLES.map((example) => (
            <Panel
              key={example.title}
              level={3}
              title={example.title}
              actions={<CopyButton text={asCurl(example, origin)}>Copy</CopyButton>}
            >
              <Rows gap="sm">
                <Listing label={`${example.title}: the request`}>{asCurl(example, origin)}</Listing>
                <Box>The answer, with status {example.status}:</Box>
                <Listing label={`${example.title}: the answer`}>{example.answer}</Listing>
              </Rows>
            </Panel>
          ))}
        </Rows>
      </Section>
      <Section title="Numbers to try" lead="A sandbox key knows these. It takes any other number for one that isn’t registered.">
        <DataTable label="Numbers to try" columns={NUMBERS} rows={numbers} rowKey={({ number }) => number} />
      </Section>
      <Section title="Errors" lead="An error has an HTTP status, a sentence for people, and a code that doesn’t change.">
        <DataTable label="Errors" columns={ERRORS} rows={errors} rowKey={({ code }) => code} />
      </Section>
      <Section
        title="Webhooks"
        lead="We can tell your server what becomes of the chips that your software registered. This checks, in JavaScript, that it was us."
      >
        <Listing label="Check a webhook">{SIGNATURE_CHECK}</Listing>
      </Section>
    </Page>
  )
}

/** Text of a program, which can be scrolled by keyboard where it is too wide. */
function Listing({ label, children }: { label: string; children: string }) {
  return (
    <Box
      component="pre"
      role="region"
      tabIndex={0}
      aria-label={label}
      m={0}
      p="1rem"
      fz="sm"
      bg="var(--ui-surface)"
      bd="1px solid var(--ui-line)"
      bdrs="md"
      style={{ overflowX: 'auto' }}
    >
      <code>{children}</code>
    </Box>
  )
}

const NUMBERS = [
  { key: 'number', title: 'Number', cell: ({ number }: { number: string }) => number },
  { key: 'words', title: 'What you’ll hear', cell: ({ words }: { words: string }) => words },
]

const ERRORS = [
  { key: 'status', title: 'Status', cell: ({ status }: { status: number }) => status },
  { key: 'code', title: 'Code', cell: ({ code }: { code: string }) => code },
  { key: 'words', title: 'What to do', cell: ({ words }: { words: string }) => words },
]
