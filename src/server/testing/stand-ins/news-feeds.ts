/** An entry of a feed. @param extra further elements, such as its picture. */
export const feedItem = (title: string, link: string, extra = '') =>
  `<item><title>${title}</title><link>${link}</link>
    <pubDate>Wed, 20 Nov 2024 10:00:00 +0530</pubDate>${extra}</item>`

/** A feed of these entries. */
export const rssFeed = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/">
    <channel><title>Village Voice</title>${items}</channel></rss>`

/** Settings that read the news of agriculture from these addresses. */
export const feedsAt = (...urls: string[]) => ({
  NEWS_FEEDS: JSON.stringify({ agriculture: urls }),
})
