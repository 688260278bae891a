import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { callFrom } from '#platform/web/caller.ts'
import { refusedWith } from '#platform/web/refused.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { LitterArt } from '#ui/art/spots/LitterArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { getBreeder } from '../contract.ts'
import { OneBreeder } from '../parts/find/OneBreeder.tsx'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const { id = '' } = params
  if (!ID.test(id)) return data({ breeder: null }, { status: 404 })
  const breeder = await callFrom(context, getBreeder, { breederId: id }).catch(refusedWith)
  return breeder && !('code' in breeder) ? data({ breeder }) : data({ breeder: null }, { status: breeder?.status ?? 404 })
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  const breeder = loaderData?.breeder
  if (!breeder) return [{ name: 'robots', content: 'noindex' }]
  return [
    {
      name: 'description',
      content: `${breeder.name}, a breeder in ${breeder.town}: their licence, what they breed, and how to write to them.`,
    },
    { property: 'og:title', content: `${breeder.name}, ${site.name}` },
  ]
}

/** One breeder, and the way to write to them. */
export default function ListedBreederPage() {
  const { breeder } = useLoaderData<typeof loader>()
  return breeder ? <OneBreeder breeder={breeder} /> : <NotThere />
}

function NotThere() {
  return (
    <Page title="We can’t find this breeder" width="text">
      <EmptyState
        art={<LitterArt />}
        title="They aren’t listed at the moment"
        action={<ButtonLink to={paths.breeders}>Find another breeder</ButtonLink>}
      >
        The address may have a typing mistake, or they’ve chosen not to be listed any more.
      </EmptyState>
    </Page>
  )
}
