declare module 'virtual:art.css';
