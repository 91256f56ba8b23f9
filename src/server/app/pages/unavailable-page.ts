import type { FastifyReply } from 'fastify'
import type { Language } from '#shared/kit/language.constants.ts'

/** Seconds until the page reloads itself, and the `Retry-After` of other clients. */
const retrySeconds = 10

const texts = {
  en: {
    title: 'We’ll be back in a moment',
    lines: ['KrishiHaat cannot be reached just now. Nothing that you saved is lost.'],
    again: 'Try again',
    waits: 'This page tries again by itself.',
  },
  hi: {
    title: 'हम थोड़ी देर में लौटते हैं',
    lines: ['कृषि हाट से अभी संपर्क नहीं हो पा रहा है। आपका सहेजा हुआ कुछ भी खोया नहीं है।'],
    again: 'फिर कोशिश करें',
    waits: 'यह पेज अपने आप फिर कोशिश करेगा।',
  },
}

const section = (language: Language, heading: 'h1' | 'h2') => {
  const { title, lines, again, waits } = texts[language]
  return `<section lang="${language}">
<${heading}>${title}</${heading}>
${lines.map((line) => `<p>${line}</p>`).join('\n')}
<p class="wait">${waits}</p>
<p><a href="">${again}</a></p>
</section>`
}

/** In both languages, the reader's first. It needs no database, script or other file. */
const unavailablePage = (language: Language) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${retrySeconds}">
<title>${texts[language].title} | KrishiHaat</title>
<style>
body { margin: 0; background: light-dark(#fbf8f0, #161310); color: light-dark(#2a2520, #efeae1);
  font: 1.0625rem/1.6 system-ui, "Noto Sans Devanagari", sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 12vh 1.25rem 3rem; }
.name { margin: 0 0 1.5rem; font-weight: 700; color: light-dark(#2f7223, #93cb83); }
section + section { margin-top: 2rem; padding-top: 2rem; border-top: 1px solid light-dark(#d8d1c5, #4a433b); }
h1, h2 { margin: 0 0 .75rem; line-height: 1.3; }
h1 { font-size: 1.75rem; }
h2 { font-size: 1.25rem; }
p { margin: 0 0 .75rem; }
.wait { color: light-dark(#625a50, #b8afa1); }
a { display: inline-block; padding: .625rem 1.25rem; border-radius: .5rem; background: #2f7223; color: #fff;
  font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid light-dark(#bd8500, #f6bb1f); outline-offset: 3px; }
</style>
</head>
<body>
<main>
<p class="name">KrishiHaat · <span lang="hi">कृषि हाट</span></p>
${section(language, 'h1')}
${section(language === 'en' ? 'hi' : 'en', 'h2')}
</main>
</body>
</html>
`

/** Sends a page's address this page while the database is unavailable. */
export const sendUnavailablePage = (reply: FastifyReply, language: Language) =>
  reply
    .code(503)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('retry-after', retrySeconds)
    .send(unavailablePage(language))
