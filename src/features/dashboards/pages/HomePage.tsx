import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { databaseList } from '#features/chips/contract.ts'
import { publicChipInfo, registerFigures } from '#features/lookup/contract.ts'
import { LookupAnswer } from '#features/lookup/parts/answer/LookupAnswer.tsx'
import { prepareAnswer } from '#features/lookup/parts/answer/lazyanswer.ts'
import { useLookup } from '#features/lookup/parts/answer/useLookup.ts'
import { Hero } from '#features/lookup/parts/home/Hero.tsx'
import { JoinUs } from '#features/lookup/parts/home/JoinUs.tsx'
import { Banners, prepareReasons, Reasons } from '#features/lookup/parts/home/lazyhome.ts'
import { looks } from '#features/lookup/parts/home/looks.ts'
import { homeMeta } from '#features/lookup/parts/home/meta.ts'
import { ChipSearch } from '#features/lookup/parts/search/ChipSearch.tsx'
import { getLostPets } from '#features/missing/contract.ts'
import { banners, blogsList } from '#features/news/contract.ts'
import { householdWords, priceWords } from '#features/plans/policy.ts'
import { callFrom } from '#platform/web/caller.ts'
import avatar from '#ui/art/PetAvatar.module.css'
import { Box } from '#ui/Box.tsx'
import { DeferredHydration } from '#ui/DeferredHydration.tsx'
import { LostNow, MoreToSee, prepareLostNow, prepareMoreToSee } from '../parts/home/lazyparts.ts'

const LONGEST = 200

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { origin, searchParams } = new URL(request.url)
  const chip = (searchParams.get('chip') ?? '').trim().slice(0, LONGEST)
  // The page stands whatever fails: a figure is left out, and a lookup is asked again by the page, which can say what is wrong.
  const [answer, figures, databases, lost, shown, news] = await Promise.all([
    chip === '' || isFromPage(request) ? null : callFrom(context, publicChipInfo, { chipNumber: chip }).catch(noAnswer),
    callFrom(context, registerFigures, {}).catch(noAnswer),
    callFrom(context, databaseList, {}).catch(noAnswer),
    callFrom(context, getLostPets, { kind: 'lost', pageSize: 3 }).catch(noAnswer),
    callFrom(context, banners, {}).catch(noAnswer),
    callFrom(context, blogsList, { pageSize: 3 }).catch(noAnswer),
  ])
  // Said here, so that the page needs no code to write a sum.
  const price = priceWords(figures?.registrationCosts.pence ?? null)
  const household = householdWords(figures?.householdCosts?.pence ?? null)
  const more = { lost: lost?.items ?? [], shown: shown?.items ?? [], news: news?.items ?? [] }
  return { origin, chip, answer, figures, price, household, databases: databases?.items ?? [], ...more }
}

/** Whoever comes from another page of ours may have signed in, which only the browser knows: it asks in their name, so that nobody is told of their own lookup. */
const isFromPage = ({ headers }: Request) => headers.get('sec-fetch-dest') === 'empty'

const noAnswer = () => null

/** Whoever comes from another page has nothing drawn yet. */
export const clientLoader = async ({ serverLoader }: ClientLoaderFunctionArgs) => {
  const [served] = await Promise.all([
    serverLoader<typeof loader>(),
    prepareReasons(),
    prepareAnswer(),
    prepareLostNow(),
    prepareMoreToSee(),
  ])
  return served
}

/** Another chip in the address is looked up in place; the rest of the page stays as it is. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => homeMeta(loaderData)

/** Chip search first, then the answer, who is looked for now, and the reasons to trust us. */
export default function HomePage() {
  const { chip, answer, figures, price, household, databases, lost, shown, news } = useLoaderData<typeof loader>()
  const lookup = useLookup({ chip, answer })
  return (
    <Box
      display="grid"
      gap="clamp(2rem, 5vw, 3.5rem)"
      mx="auto"
      maw="79rem"
      p="clamp(1.5rem, 4vw, 3.5rem) clamp(1rem, 4vw, 2.5rem) clamp(3rem, 7vw, 5rem)"
      w="100%"
      style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <DeferredHydration looks={looks}>
        <Banners served={shown} />
      </DeferredHydration>
      <Hero answer={lookup.chip !== '' && <LookupAnswer lookup={lookup} price={price} />}>
        <ChipSearch chip={lookup.chip} compact={lookup.chip !== ''} busy={lookup.busy} onSearch={lookup.search} />
      </Hero>
      <DeferredHydration looks={[avatar]}>
        <LostNow animals={lost} />
      </DeferredHydration>
      <DeferredHydration looks={looks}>
        <Reasons figures={figures} price={price} databases={databases} news={news} />
      </DeferredHydration>
      <DeferredHydration>
        <MoreToSee />
      </DeferredHydration>
      <JoinUs price={price} household={household} />
    </Box>
  )
}
