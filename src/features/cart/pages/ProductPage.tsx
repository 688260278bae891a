import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { productInfo } from '#features/products/contract.ts'
import { categoryWords } from '#features/products/kit/categories.ts'
import { DeliveryWords } from '#features/products/kit/DeliveryWords.tsx'
import { metaOf } from '#features/products/kit/meta.ts'
import { ProductPicture } from '#features/products/kit/ProductPicture.tsx'
import { ProductTile } from '#features/products/kit/ProductTile.tsx'
import { Reviews } from '#features/products/kit/Reviews.tsx'
import { Stars } from '#features/products/kit/Stars.tsx'
import { WishButton } from '#features/products/kit/WishButton.tsx'
import { callFrom } from '#platform/web/caller.ts'
import { paths } from '#src/paths.ts'
import { Box } from '#ui/Box.tsx'
import { Columns, Rows } from '#ui/Columns.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Section } from '#ui/Section.tsx'
import { BuyBox } from '../parts/BuyBox.tsx'

/** What search engines read is written here, by the server: no browser needs its code. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const product = await callFrom(context, productInfo, { slug: params['slug'] ?? '' })
  return { product, tags: metaOf(product, new URL(request.url).origin) }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => loaderData?.tags ?? []

/** One product: what it looks like, what it costs, and how it is bought. */
export default function ProductPage() {
  const { product } = useLoaderData<typeof loader>()
  const { name, category, summary, description, facts, picture, rating, reviews, related } = product
  return (
    <Page
      title={name}
      lead={summary}
      crumbs={[
        { label: 'Shop', to: paths.products },
        { label: categoryWords[category].label, to: paths.category(category) },
      ]}
    >
      <Columns min="20rem" gap="lg">
        <Box bdrs="xl" bd="1px solid var(--ui-line)" style={{ alignSelf: 'start', overflow: 'hidden' }}>
          <ProductPicture picture={picture} size="large" alt={name} />
        </Box>
        <Rows>
          {rating !== null && <Stars rating={rating} reviews={reviews} />}
          <BuyBox key={product.id} product={product} />
          <Box component="p" m={0}>
            {description}
          </Box>
          <DeliveryWords product={product} />
          <WishButton product={product} />
        </Rows>
      </Columns>
      {Object.keys(facts).length > 0 && (
        <Panel title="Details">
          <FactList facts={Object.entries(facts).map(([label, value]) => ({ label, value }))} />
        </Panel>
      )}
      <Reviews product={product} />
      {related.length > 0 && (
        <Section title="You might also like">
          <Columns min="14rem" fill>
            {related.map((other) => (
              <ProductTile key={other.id} product={other} level={3} />
            ))}
          </Columns>
        </Section>
      )}
    </Page>
  )
}
