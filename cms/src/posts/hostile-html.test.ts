import { expect, test } from 'vitest'
import { htmlOf } from './html-of.ts'
import { lexicalOf } from './lexical-of.ts'
import { isElement, markupOf, type Markup, type MarkupElement } from './markup.ts'

/** After the public cheat sheets of OWASP and PortSwigger: what is removed, while the text around it is taken. */
const removed = [
  `<SCRIPT SRC=https://cdn.example/xss.js></SCRIPT>`,
  `<script>alert(1)</script>`,
  `<script >alert(1)</script >`,
  `<SCRIPT/XSS SRC="http://xss.example/xss.js"></SCRIPT>`,
  `<SCRIPT/SRC="http://xss.example/xss.js"></SCRIPT>`,
  `<<SCRIPT>alert("XSS");//\\<</SCRIPT>`,
  `<IMG SRC="javascript:alert('XSS');">`,
  `<IMG SRC=javascript:alert('XSS')>`,
  `<IMG SRC=JaVaScRiPt:alert('XSS')>`,
  `<IMG SRC=javascript:alert(&quot;XSS&quot;)>`,
  `<IMG SRC=\`javascript:alert("RSnake says, 'XSS'")\`>`,
  `<a onmouseover="alert(document.cookie)">link</a>`,
  `<a onmouseover=alert(document.cookie)>link</a>`,
  `<IMG """><SCRIPT>alert("XSS")</SCRIPT>"\\>`,
  `<IMG SRC=javascript:alert(String.fromCharCode(88,83,83))>`,
  `<IMG SRC=# onmouseover="alert('xxs')">`,
  `<IMG SRC= onmouseover="alert('xxs')">`,
  `<IMG onmouseover="alert('xxs')">`,
  `<IMG SRC=/ onerror="alert(String.fromCharCode(88,83,83))"></img>`,
  `<img src=x onerror="&#0000106&#0000097&#0000118&#0000097&#0000115">`,
  `<IMG SRC=&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;&#97;&#108;&#101;&#114;&#116;&#40;&#39;&#88;&#83;&#83;&#39;&#41;>`,
  `<IMG SRC=&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A&#x61&#x6C&#x65&#x72&#x74&#x28&#x27&#x58&#x27&#x29>`,
  `<IMG SRC="jav\tascript:alert('XSS');">`,
  `<IMG SRC="jav&#x09;ascript:alert('XSS');">`,
  `<IMG SRC="jav&#x0A;ascript:alert('XSS');">`,
  `<IMG SRC="jav&#x0D;ascript:alert('XSS');">`,
  `<IMG SRC=" &#14; javascript:alert('XSS');">`,
  `<IMG SRC="vbscript:msgbox('XSS')">`,
  `<IMG SRC="livescript:[code]">`,
  `<IMG DYNSRC="javascript:alert('XSS')">`,
  `<IMG LOWSRC="javascript:alert('XSS')">`,
  `<a href="javascript:alert(1)">link</a>`,
  `<a href=" javascript:alert(1)">link</a>`,
  `<a href="jAvAsCrIpT&colon;alert(1)">link</a>`,
  `<a href="javas&Tab;cript:alert(1)">link</a>`,
  `<a href="&#1;javascript:alert(1)">link</a>`,
  `<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">link</a>`,
  `<a href="vbscript:msgbox(1)">link</a>`,
  `<a href="https://safe.example/" onclick="alert(1)">link</a>`,
  `<BODY ONLOAD=alert('XSS')>`,
  `<BODY BACKGROUND="javascript:alert('XSS')">`,
  `<svg/onload=alert('XSS')>`,
  `<svg><script>alert(1)</script></svg>`,
  `<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>`,
  `<svg><a xlink:href="javascript:alert(1)"><text x="20" y="20">X</text></a></svg>`,
  `<svg><style><img src=x onerror=alert(1)></style></svg>`,
  `<math><mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></mtext></math>`,
  `<BGSOUND SRC="javascript:alert('XSS');">`,
  `<LINK REL="stylesheet" HREF="javascript:alert('XSS');">`,
  `<LINK REL="stylesheet" HREF="http://xss.example/xss.css">`,
  `<STYLE>@import'http://xss.example/xss.css';</STYLE>`,
  `<STYLE>BODY{-moz-binding:url("http://xss.example/xssmoz.xml#xss")}</STYLE>`,
  `<META HTTP-EQUIV="refresh" CONTENT="0;url=javascript:alert('XSS');">`,
  `<IFRAME SRC="javascript:alert('XSS');"></IFRAME>`,
  `<IFRAME SRC=# onmouseover="alert(document.cookie)"></IFRAME>`,
  `<iframe srcdoc="<script>alert(1)</script>"></iframe>`,
  `<FRAMESET><FRAME SRC="javascript:alert('XSS');"></FRAMESET>`,
  `<DIV STYLE="background-image: url(javascript:alert('XSS'))">text</DIV>`,
  `<DIV STYLE="width: expression(alert('XSS'));">text</DIV>`,
  `<XSS STYLE="xss:expression(alert('XSS'))">text</XSS>`,
  `<XSS STYLE="behavior: url(xss.htc);">text</XSS>`,
  `<IMG STYLE="xss:expr/*XSS*/ession(alert('XSS'))">`,
  `<BASE HREF="javascript:alert('XSS');//">`,
  `<OBJECT TYPE="text/x-scriptlet" DATA="http://xss.example/scriptlet.html"></OBJECT>`,
  `<EMBED SRC="http://xss.example/xss.swf" AllowScriptAccess="always">`,
  `<applet code="x.class"></applet>`,
  `<INPUT TYPE="IMAGE" SRC="javascript:alert('XSS');">`,
  `<video src=1 onerror=alert(1)></video>`,
  `<video onerror="1"><source onerror="alert(1)"></video>`,
  `<audio src=x onerror=alert(1)></audio>`,
  `<details open ontoggle=alert(1)>text</details>`,
  `<marquee onstart=alert(1)>text</marquee>`,
  `<select autofocus onfocus=alert(1)></select>`,
  `<form action="javascript:alert(1)"></form>`,
  `<button formaction="javascript:alert(1)">text</button>`,
  `<body onscroll=alert(1)><br><br>`,
  `<x onclick=alert(1)>text</x>`,
  `<p onpointerenter=alert(1) style="position:fixed;inset:0">text</p>`,
  `<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">text</td></tr></table>`,
  `<template><img src=x onerror=alert(1)></template>`,
  `<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>`,
  `<!--<img src="--><img src=x onerror=alert(1)//">`,
  `<!--[if gte IE 4]><SCRIPT>alert('XSS');</SCRIPT><![endif]-->`,
  `<? foo="><script>alert(1)</script>">`,
  `<![CDATA[<script>alert(1)</script>]]>`,
  `<title><img src=x onerror=alert(1)></title>`,
  `<img src="https://i.example/a.png" onload="alert(1)">`,
  `<img src="https://i.example/a.png" srcset="javascript:alert(1) 1x">`,
  `&lt;script&gt;alert(1)&lt;/script&gt;`,
  `<a href="https://safe.example/" style="position:fixed;inset:0;background:url(https://track.example/)">link</a>`,
  `<p><link rel=stylesheet href=//xss.example/x.css>text</p>`,
]

test.each(removed)('%s does no harm, and the rest is taken', (payload) => {
  const converted = lexicalOf(`<p>before</p>${payload}<p>after</p>`)
  expect(converted).toMatchObject({ ok: true })
  if (!converted.ok) return
  const html = htmlOf(converted.state)
  expect(html).toContain('<p>before</p>')
  expectHarmless(html)
})

test.each([
  `<A HREF="//www.google.example/">XSS</A>`,
  `<IMG SRC="http://safe.example/x" usemap="#m"><map name=m></map>`,
  `<isindex type=image src=1>`,
  `<textarea></textarea><script>alert(1)</script>`,
  `<xmp><img src=x onerror=alert(1)></xmp>`,
  `<p>a</p>`.repeat(3) + `<b><i><x-custom>text</x-custom></i></b>`,
])('%s is harmless or refused', (payload) => {
  const converted = lexicalOf(`<p>before</p>${payload}`)
  if (converted.ok) expectHarmless(htmlOf(converted.state))
  else expect(converted).toMatchObject({ fault: 'unkept' })
})

const allowed: Record<string, string> = {
  '*': 'dir',
  a: 'href target rel title',
  img: 'src alt title width height',
  ol: 'start',
  code: 'class',
  th: 'scope colspan rowspan',
  td: 'colspan rowspan',
}
const tags = new Set(
  'p h1 h2 h3 h4 h5 h6 blockquote ul ol li pre code table thead tbody tr th td hr br a img strong em u s mark sub sup'.split(
    ' ',
  ),
)

function expectHarmless(html: string): void {
  for (const { name, attributes } of elementsOf(markupOf(html) ?? [])) {
    expect(tags).toContain(name)
    const known = `${allowed['*']} ${allowed[name] ?? ''}`.split(' ')
    for (const [attribute, value] of Object.entries(attributes)) {
      expect(known).toContain(attribute)
      if (attribute === 'href') expect(value).toMatch(/^(https?:\/\/|mailto:)/)
      if (attribute === 'src') expect(value).toMatch(/^https?:\/\//)
    }
  }
}

function elementsOf(markup: readonly Markup[]): MarkupElement[] {
  return markup.filter(isElement).flatMap((element) => [element, ...elementsOf(element.children)])
}
