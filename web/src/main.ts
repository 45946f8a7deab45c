import { mount } from 'svelte';
import sprite from 'virtual:sprite';
import './styles/tokens.css';
import './styles/base.css';
import './styles/card.css';
import './styles/panels.css';
import './styles/app.css';
// After the styles of all pages, so that a game's own come last.
import App from './App.svelte';

const symbols = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
symbols.setAttribute('class', 'sprite');
symbols.setAttribute('aria-hidden', 'true');
symbols.innerHTML = sprite;
document.body.prepend(symbols);

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no place for the app');
mount(App, { target });
