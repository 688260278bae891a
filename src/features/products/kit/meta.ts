import { breadcrumbs } from '#platform/web/structured.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { categoryWords } from './categories.ts'
import { socialPicture } from './pictures.ts'
import type { ProductDetail } from './product.ts'

/** What search engines and social networks read of a product (schema.org Product, Offer, BreadcrumbList). */
export function metaOf(product: ProductDetail, origin: string) {
  const { name, summary, slug } = product
  const url = origin + paths.product(slug)
  return [
    { name: 'description', content: summary },
    { property: 'og:title', content: `${name} · ${site.name}` },
    { property: 'og:description', content: summary },
    { property: 'og:image', content: origin + socialPicture(slug) },
    { property: 'og:type', content: 'product' },
    { tagName: 'link', rel: 'canonical', href: url },
    { 'script:ld+json': productData(product, origin, url) },
    breadcrumbs(origin, [
      { name: 'Shop', path: paths.products },
      { name: categoryWords[product.category].label, path: paths.category(product.category) },
      { name, path: paths.product(slug) },
    ]),
  ]
}

function productData(product: ProductDetail, origin: string, url: string) {
  const { name, description, slug, variants, rating, reviews } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    image: origin + socialPicture(slug),
    offers: variants.map(({ sku, price, available }) => ({
      '@type': 'Offer',
      sku,
      price: (price.pence / 100).toFixed(2),
      priceCurrency: 'GBP',
      availability: `https://schema.org/${available > 0 ? 'InStock' : 'OutOfStock'}`,
      url,
    })),
    ...(rating !== null && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews } }),
  }
}
