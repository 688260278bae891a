import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import { databaseList } from '#features/chips/contract.ts'
import { askFrom } from '#platform/web/asker.ts'
import { publicChipInfo, registerFigures } from '../contract.ts'
import { LookupAnswer } from '../parts/answer/LookupAnswer.tsx'
import { useLookup } from '../parts/answer/useLookup.ts'
import { prepareAnswer } from '../parts/answer/whole.ts'
import { Hero } from '../parts/home/Hero.tsx'
import { JoinUs } from '../parts/home/JoinUs.tsx'
import { looks } from '../parts/home/looks.ts'
import { homeMeta } from '../parts/home/meta.ts'
import { prepareParts, Still } from '../parts/home/Still.tsx'
import { ChipSearch } from '../parts/search/ChipSearch.tsx'
import classes from './HomePage.module.css'

const LONGEST = 200

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { origin, searchParams } = new URL(request.url)
  const chip = (searchParams.get('chip') ?? '').trim().slice(0, LONGEST)
  // The page stands whatever fails: a figure is left out, and a lookup is asked again by the page, which can say what is wrong.
  const [answer, figures, databases] = await Promise.all([
    chip === '' ? null : askFrom(context, publicChipInfo, { chipNumber: chip }).catch(noAnswer),
    askFrom(context, registerFigures, {}).catch(noAnswer),
    askFrom(context, databaseList, {}).catch(noAnswer),
    prepareParts(),
    prepareAnswer(),
  ])
  return { origin, chip, answer, figures, databases: databases?.items ?? [] }
}

const noAnswer = () => null

/** Whoever comes from another page has nothing drawn yet. */
export const clientLoader = async ({ serverLoader }: ClientLoaderFunctionArgs) => {
  const [drawn] = await Promise.all([serverLoader<typeof loader>(), prepareParts(), prepareAnswer()])
  return drawn
}

/** Another chip in the address is looked up in place; the rest of the page stays as it is. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => homeMeta(loaderData)

/** Chip search first, then the answer, then the reasons to trust it. */
export default function HomePage() {
  const { chip, answer, figures, databases } = useLoaderData<typeof loader>()
  const lookup = useLookup({ chip, answer })
  return (
    <div className={classes.home}>
      <Hero answer={lookup.chip !== '' && <LookupAnswer lookup={lookup} />}>
        <ChipSearch chip={lookup.chip} compact={lookup.chip !== ''} busy={lookup.busy} onSearch={lookup.search} />
      </Hero>
      <Still looks={looks}>{({ Reasons }) => <Reasons figures={figures} databases={databases} />}</Still>
      <JoinUs />
    </div>
  )
}
