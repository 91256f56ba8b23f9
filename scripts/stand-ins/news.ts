import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'

const headlines = [
  'Rabi sowing picks up in Uttar Pradesh as the soil stays moist',
  'Onion arrivals rise at Lasalgaon and prices ease',
  'A dry week ahead for the north-west',
  'Wheat variety that stands rust is ready for the plains',
  'Window for drip irrigation subsidy opens',
  'Cotton picking nears its end in Vidarbha',
  'Potato growers watch for late blight',
]
const colours = ['#7a9a3c', '#c98f1e', '#8f6440', '#3f8b2e']
const hourMs = 3_600_000

/** RSS feeds by category, with pictures. `/feeds/broken` fails, and stories contain hostile markup. */
export function mountNews(server: FastifyInstance) {
  server.get<{ Params: { category: string } }>('/feeds/:category', async (request, reply) => {
    const { category } = request.params
    if (category === 'broken') return reply.code(500).send('broken')
    const items = headlines.map((headline, i) => {
      const published = new Date(Date.now() - i * 5 * hourMs).toUTCString()
      const picture = `http://${request.host}/pictures/${i}.jpg`
      return `<item><title>${headline}</title>
        <link>https://paper.example/${category}/${i}</link><pubDate>${published}</pubDate>
        <description><![CDATA[<p>The district office said so on <b>Friday</b>.
          <script>window.hacked = true</script><img src="x" onerror="window.hacked = true"></p>]]></description>
        ${i % 3 ? `<media:content medium="image" url="${picture}"/>` : ''}</item>`
    })
    return reply.type('application/rss+xml').send(
      `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/">
        <channel><title>Village Voice</title>${items.join('')}</channel></rss>`,
    )
  })
  server.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const background = colours[Number.parseInt(request.params.file, 10) % colours.length] ?? '#777'
    const picture = sharp({ create: { width: 1200, height: 675, channels: 3, background } })
    return reply.type('image/jpeg').send(await picture.jpeg().toBuffer())
  })
}
