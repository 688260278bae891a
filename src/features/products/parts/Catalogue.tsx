import { listView, oneOf, text } from '#platform/web/listview.ts'
import { useList } from '#platform/web/useList.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { CardList } from '#ui/CardList.tsx'
import { Columns } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { Filters } from '#ui/Filters.tsx'
import { Listed } from '#ui/Listed.tsx'
import { getProducts } from '../contract.ts'
import { AUDIENCES, audienceWords, CATEGORIES, categoryWords, PRICE_BANDS, PRICES, SORTS, sortWords } from '../kit/categories.ts'
import { ProductTile } from '../kit/ProductTile.tsx'
import { counted } from './counted.ts'

const products = listView(
  {
    query: text(),
    category: oneOf(CATEGORIES),
    audience: oneOf(AUDIENCES),
    price: oneOf(PRICE_BANDS),
    inStock: oneOf(['yes']),
    sort: oneOf(SORTS, 'suggested'),
  },
  { pageSize: 24 },
)

/** What the shop sells, with what narrows it; the address holds the choices. */
export function Catalogue() {
  const list = useList(getProducts, products)
  const counts = list.shown?.counts
  return (
    <>
      <Filters list={list} label="What are you looking for?">
        <FilterSelect list={list} by="category" label="Category" words={counted(categoryWords, counts?.category)} empty="Everything" />
        <FilterSelect list={list} by="price" label="Price" words={counted(PRICES, counts?.price)} empty="Any price" />
        <FilterSelect list={list} by="audience" label="For" words={counted(audienceWords, counts?.audience)} empty="Everyone" />
        <FilterSelect list={list} by="inStock" label="Stock" words={{ yes: 'In stock' }} empty="All" />
        <FilterSelect list={list} by="sort" label="Order" words={sortWords} />
      </Filters>
      <Listed
        list={list}
        what="the products"
        shape="cards"
        all="Show all products"
        noneLikeThat="Try other words or another category, or show all products."
        none={
          <EmptyState
            art={<SearchPaperArt />}
            title="The shop is empty"
            action={<ButtonLink to={paths.tailTagAbout}>See TailTag</ButtonLink>}
          >
            We’re filling the shelves. You can already order a tag.
          </EmptyState>
        }
      >
        <CardList list={list} label="products">
          <Columns min="clamp(8.75rem, 20vw, 15rem)" fill>
            {list.shown?.items.map((product) => (
              <ProductTile key={product.id} product={product} />
            ))}
          </Columns>
        </CardList>
      </Listed>
    </>
  )
}
