import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import type { AnswerOf } from '#platform/contract/call.ts'
import { callFrom } from '#platform/web/caller.ts'
import { faqPage } from '#platform/web/structured.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { faqList } from '../contract.ts'
import { Answers } from '../parts/Answers.tsx'
import { FaqSearch } from '../parts/FaqSearch.tsx'

const LONGEST = 100
const EVERYTHING = 100

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url)
  const query = (searchParams.get('query') ?? '').trim().slice(0, LONGEST)
  return { query, list: await callFrom(context, faqList, { query, pageSize: EVERYTHING }) }
}

const description =
  'Answers about microchips, registering a pet, lost pets, new keepers, tags, payments and scams. Search them in your own words.'

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [
  { name: 'description', content: description },
  { property: 'og:title', content: `Questions and answers: ${site.name}` },
  { property: 'og:description', content: description },
  ...(loaderData && !loaderData.query ? [faqPage(loaderData.list.items.map(asText))] : []),
  ...(loaderData?.query ? [{ name: 'robots', content: 'noindex' }] : []),
]

const asText = ({ asked, answer }: AnswerOf<typeof faqList>['items'][number]) => ({
  asked,
  answer: answer.map((spans) => spans.map(({ text }) => text).join('')).join(' '),
})

/** What people ask, with a search. */
export default function FaqPage() {
  const { query, list } = useLoaderData<typeof loader>()
  return (
    <Page title="Questions and answers" lead="Search in your own words, or look through the questions below.">
      <FaqSearch query={query} found={list.total} />
      {list.total === 0 ? (
        <EmptyState
          art={<SearchPaperArt size={180} />}
          title="We haven’t found an answer"
          action={<ButtonLink to={paths.contactUs}>Write to us</ButtonLink>}
        >
          Try other words, or ask us.
        </EmptyState>
      ) : (
        <Answers items={list.items} searching={query !== ''} />
      )}
      <Panel look="sunk">
        <Group gap="1rem 2rem">
          <Box flex="none">
            <MessageRelayArt size={140} />
          </Box>
          <Box flex="1 1 18rem">
            <Box component="h2" fz="h3" m={0}>
              Didn’t find it?
            </Box>
            <Box component="p" c="dimmed" m="0.375rem 0 0">
              Write to us, and you’ll get a reference and an answer by e-mail. If an animal is hurt or lost, call{' '}
              <a href={site.phoneLink}>{site.phone}</a>.
            </Box>
          </Box>
          <ButtonLink weight="plain" to={paths.contactUs}>
            Write to us
          </ButtonLink>
        </Group>
      </Panel>
    </Page>
  )
}
