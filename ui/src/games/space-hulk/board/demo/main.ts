import { mount } from 'svelte';
import Demo from './Demo.svelte';

const target = document.querySelector('#app');
if (target) mount(Demo, { target });
