import { useMyPets } from '#features/pets/kit/useMyPets.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { listView } from '#platform/web/listview.ts'
import { useList } from '#platform/web/useList.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { PetAvatar } from '#ui/art/PetAvatar.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { CardList } from '#ui/CardList.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Listed } from '#ui/Listed.tsx'
import { RequestCard } from '#ui/RequestCard.tsx'
import { getMyInsurance } from '../contract.ts'
import type { QuoteView } from '../shapes.ts'
import { declinedWords } from '../words.ts'
import { isInsurable } from './ask/answers.ts'
import { nameOf, statusOf } from './quote/status.ts'

const quotes = listView({}, { pageSize: 20 })

/** Somebody’s quotes and policies, where each stands and what to do. */
export function MyInsurance() {
  const list = useList(getMyInsurance, quotes, { freshFor: 5 })
  return (
    <Rows>
      <Listed list={list} what="your insurance" shape="cards" none={<NoneYet />}>
        <CardList list={list} label="quotes and policies">
          <Columns min="20rem">
            {list.shown?.items.map((quote) => (
              <QuoteCard key={quote.id} quote={quote} />
            ))}
          </Columns>
        </CardList>
      </Listed>
    </Rows>
  )
}

function QuoteCard({ quote }: { quote: QuoteView }) {
  const { id, species, petName, chosen, createdAt } = quote
  return (
    <RequestCard
      level={2}
      picture={<PetAvatar species={species} seed={petName ?? id} size={64} />}
      title={nameOf(quote)}
      line={`${quote.insurer}, quoted on ${whenText(createdAt, 'day')}`}
      tag={statusOf(quote)}
      actions={
        <ButtonLink weight={quote.can.choose === true ? 'main' : 'plain'} to={paths.insuranceQuote(id)}>
          {actOf(quote)}
        </ButtonLink>
      }
    >
      <p>{nextOf(quote)}</p>
      {chosen && (
        <p>{chosen.pays === 'yearly' ? `${moneyText(chosen.annualPence)} a year` : `${moneyText(chosen.monthlyPence)} a month`}</p>
      )}
    </RequestCard>
  )
}

function actOf({ awaitsPrice, can, isPolicy }: QuoteView): string {
  if (awaitsPrice) return 'Ask for the price again'
  if (can.refer === true) return 'Check and apply'
  if (can.choose === true) return 'Compare prices'
  return isPolicy ? 'See policy' : 'See quote'
}

function nextOf({ awaitsPrice, can, isWithInsurer, isPolicy, hasEnded, declined, policyNumber, ...quote }: QuoteView): string {
  const day = (date: string | null) => whenText(date ?? quote.startsOn, 'day')
  if (awaitsPrice) return 'The insurer didn’t answer when we asked for a price.'
  if (can.refer === true)
    return `You’ve chosen this cover, and the insurer doesn’t know yet. The price holds until ${day(quote.expiresAt)}.`
  if (can.choose === true) return `Choose a kind of cover if you want one. The prices hold until ${day(quote.expiresAt)}.`
  if (isWithInsurer) return 'The insurer is deciding. Your pet isn’t covered yet.'
  if (hasEnded) return `It ended on ${day(quote.endsOn)}. The insurer knows whether it was renewed.`
  if (isPolicy)
    return `Policy ${policyNumber}, from ${day(quote.startsOn)} to ${day(quote.endsOn)}. The insurer writes to you before it ends.`
  return declined ? declinedWords[declined] : 'This quote is over, and we’ve deleted what you answered.'
}

function NoneYet() {
  const pets = (useMyPets().data ?? []).filter(({ species, isGone }) => isInsurable(species) && !isGone).slice(0, 4)
  return (
    <EmptyState
      art={<SearchPaperArt />}
      title="No quotes or policies yet"
      action={
        <>
          {pets.map(({ id, name }) => (
            <ButtonLink key={id} weight="plain" to={paths.quote(id)}>
              Get a quote for {name}
            </ButtonLink>
          ))}
          {pets.length === 0 && <ButtonLink to={paths.quote()}>Get a quote</ButtonLink>}
        </>
      }
    >
      When you save a quote or apply for cover, you’ll see here where it stands. A quote takes a minute.
    </EmptyState>
  )
}
