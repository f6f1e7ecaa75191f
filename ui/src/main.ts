import 'virtual:art.css';
import './design/tokens.css';
import './design/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './i18n/words.svelte';
import { settings } from './settings/settings.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');
await speak(settings.language);
mount(App, { target });
