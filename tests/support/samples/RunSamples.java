import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Compiles the files named on the command line, which lie in one folder, and runs the class of each. */
class RunSamples {
    public static void main(String[] files) throws Exception {
        var folder = Path.of(files[0]).getParent();
        var arguments = Stream.concat(Stream.of("-d", folder.toString()), Stream.of(files)).toArray(String[]::new);
        ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments);
        var loader = new URLClassLoader(new URL[] {folder.toUri().toURL()});
        for (var file : files) {
            var name = Path.of(file).getFileName().toString().replace(".java", "");
            try {
                loader.loadClass(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
            } catch (ReflectiveOperationException problem) {
                System.err.println(name + ": " + problem);
            }
        }
    }
}
